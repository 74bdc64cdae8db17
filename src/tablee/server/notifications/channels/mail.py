"""Mail through the server's own relay (SMTP, by aiosmtplib), in a thread of its own."""

from __future__ import annotations

import asyncio
import hashlib
import re
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formataddr, formatdate

from tablee.engine.errors import TableeError
from tablee.server.notifications.channels.results import DeliveryResult
from tablee.server.ops.config import Config

_TIMEOUT_S = 15  # for each answer of the relay
_LONGEST_S = 40.0  # for one mail
_AT_ONCE = 24  # as many as may be under way at once, and whoever tries theirs out
_SHAPE = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
_MOST = 254


def check_mail(address: str) -> str:
    """The address, if it is one. Raises `bad-mail-address`."""
    address = address.strip()
    if len(address) > _MOST or _SHAPE.fullmatch(address) is None:
        raise TableeError("bad-mail-address")
    return address


class Mailer:
    """Sends mails, where the server has a relay to hand them to."""

    def __init__(self, config: Config) -> None:
        self._config = config
        # Threads of their own: a relay that is slow must not take those that others wait for.
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="mail")

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def is_there(self) -> bool:
        """Whether mail can be sent at all."""
        return bool(self._config.smtp_host)

    async def send(self, to: str, subject: str, text: str, key: str) -> DeliveryResult:
        """Hand over one mail. `key` becomes its Message-ID: the same mail again is known by it."""
        mail = self._written(to, subject, text, key)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: asyncio.run(self._send(mail)))

    def _written(self, to: str, subject: str, text: str, key: str) -> EmailMessage:
        sender = self._config.smtp_from or f"tablee@{self._config.smtp_host}"
        mail = EmailMessage()
        mail["From"] = formataddr(("Tablée", sender))
        mail["To"] = to
        mail["Subject"] = " ".join(subject.splitlines())  # a header is one line; its other spaces are meant
        mail["Date"] = formatdate()
        name = hashlib.sha256(key.encode()).hexdigest()[:32]
        mail["Message-ID"] = f"<{name}@{sender.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        return mail

    async def _send(self, mail: EmailMessage) -> DeliveryResult:
        import aiosmtplib  # noqa: PLC0415 - most servers send none

        config = self._config
        try:
            async with asyncio.timeout(_LONGEST_S):
                await aiosmtplib.send(
                    mail,
                    hostname=config.smtp_host,
                    port=config.smtp_port,
                    username=config.smtp_user or None,
                    password=config.smtp_password or None,
                    use_tls=config.smtp_security == "tls",
                    start_tls=config.smtp_security == "starttls",
                    timeout=_TIMEOUT_S,
                )
        except aiosmtplib.SMTPRecipientsRefused:
            return DeliveryResult("refused", "recipient refused")
        except aiosmtplib.SMTPResponseException as problem:
            return DeliveryResult("refused" if problem.code >= 550 else "retry", str(problem.code))
        except (aiosmtplib.SMTPException, OSError) as problem:
            return DeliveryResult("retry", type(problem).__name__)
        return DeliveryResult("sent")
