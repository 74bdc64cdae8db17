"""Rate limits: token buckets, quotas by deed, password attempts."""
