-- How long the call is: the length that was asked for.
alter table bookings add column call_minutes integer not null default 15;

-- When the visitor asked for the time it has now: the promise to answer counts from here. Empty means created_at.
alter table bookings add column asked_at text;

-- Why a canceled call ended: 'visitor', 'agency', 'declined', 'expired' or 'junk'. Empty while it's on, and for calls from before this column.
alter table bookings add column end_reason text not null default '';

-- A request that came in under pressure holds its slot until this moment, unless the visitor presses the link in their email before.
alter table bookings add column held_until text;

-- A keyed hash of the network the request came from, and nothing that leads back to it.
alter table bookings add column network text not null default '';
