"""The authority over a table: seats, people, deals; check, append, then show."""
