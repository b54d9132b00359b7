-- One row for every email that a stranger can cause, for a day: a mailbox gets only a few. Only a keyed hash of its address is stored.
create table recipient_emails (
  recipient text not null,
  queued_at text not null
) strict;

create index recipient_emails_by_recipient on recipient_emails (recipient, queued_at);
create index recipient_emails_by_time on recipient_emails (queued_at);

-- How many requests came in the last hour.
create index bookings_by_creation on bookings (created_at);

-- Requests that hold their slot only for a while.
create index bookings_held on bookings (held_until) where held_until is not null;
