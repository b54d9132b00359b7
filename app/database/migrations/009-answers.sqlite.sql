-- What a row is: an email, or an event for WEBHOOK_URL.
alter table outbox add column channel text not null default 'email';

-- When the agency answered the request for the time it has now. Empty while the visitor waits for an answer.
alter table bookings add column answered_at text;

-- The other times that the agency offered instead. They're free to others until the visitor picks one.
create table booking_offers (
  booking_id text not null references bookings (id) on delete cascade,
  selected_date text not null,
  selected_time text not null,
  primary key (booking_id, selected_date, selected_time)
) strict;
