"""For whoever runs it: settings, logs, metrics, health, moderation, retention."""
