"""Commands become log entries, or are refused. One file a concern; `dispatch` finds the right one."""
