"""Sending, in the courier's process: Web Push by pywebpush, everything else by apprise."""

from __future__ import annotations

from urllib.parse import quote

from tablee.server.notifications.channels import guard
from tablee.server.notifications.channels.addresses import is_webhook
from tablee.server.notifications.channels.jobs import AddressJob, CheckJob, Job, PushJob
from tablee.server.notifications.channels.results import DeliveryResult

TIMEOUT_S = 15
_GONE = (404, 410)
_TOO_LARGE_OR_WRONG = (400, 401, 403, 413)


def deliver(job: Job) -> DeliveryResult:
    """Do it, and say how it went."""
    guard.forget()
    if isinstance(job, PushJob):
        return _push(job)
    if isinstance(job, AddressJob):
        return _notify(job)
    return DeliveryResult("sent" if _service(job) is not None else "refused")


def _push(job: PushJob) -> DeliveryResult:
    import requests  # noqa: PLC0415 - each job loads what it needs: a courier is soon ready
    from py_vapid import Vapid02  # noqa: PLC0415
    from pywebpush import WebPushException, webpush  # noqa: PLC0415

    with requests.Session() as session:
        session.trust_env = False  # no proxy, which would look names up by itself
        try:
            webpush(
                {"endpoint": job.endpoint, "keys": {"p256dh": job.p256dh, "auth": job.auth}},
                job.payload,
                vapid_private_key=Vapid02.from_pem(job.private_key.encode()),
                vapid_claims={"sub": job.subject},
                ttl=job.ttl,
                headers={"Topic": job.topic, "Urgency": "normal"},
                timeout=TIMEOUT_S,
                requests_session=session,
            )
        except WebPushException as problem:
            status = 0 if problem.response is None else problem.response.status_code
            if status in _GONE:
                return DeliveryResult("gone", str(status))
            return DeliveryResult("refused" if status in _TOO_LARGE_OR_WRONG else "retry", str(status))
        except requests.RequestException as problem:
            return _failed(type(problem).__name__)
        except ValueError as problem:  # keys that are none
            return DeliveryResult("refused", type(problem).__name__)
    return DeliveryResult("sent")


def _notify(job: AddressJob) -> DeliveryResult:
    service = _service(job)
    if service is None:
        return DeliveryResult("refused", "no such service")
    is_sent = service.notify(title=job.title, body=job.body)  # type: ignore[attr-defined]
    return DeliveryResult("sent") if is_sent else _failed("not taken")


def _failed(why: str) -> DeliveryResult:
    return (
        DeliveryResult("refused", "not a public address")
        if guard.was_refused()
        else DeliveryResult("retry", why)
    )


def _service(job: AddressJob | CheckJob) -> object | None:
    from apprise import Apprise, AppriseAsset, PersistentStoreMode  # noqa: PLC0415

    url = job.url
    if isinstance(job, AddressJob) and is_webhook(url):
        url += f"{'&' if '?' in url else '?'}+Idempotency-Key={quote(job.key)}"
    asset = AppriseAsset(
        app_id="Tablée",
        app_desc="Tablée",
        app_url="",
        plugin_paths=[],
        storage_mode=PersistentStoreMode.MEMORY,
        async_mode=False,
    )
    made: object | None = Apprise.instantiate(url, asset=asset, suppress_exceptions=True)
    return made
