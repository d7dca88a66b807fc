"""Pages, sockets, cookies and limits: the room's front door."""
