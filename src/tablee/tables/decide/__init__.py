"""Commands become log entries, or are refused. One file a concern; `live_table` finds the right one."""
