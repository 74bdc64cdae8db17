"""Link previews: what messengers and search engines are told about a page, in its head."""
