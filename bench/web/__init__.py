"""What the browser's side costs whoever looks at it."""
