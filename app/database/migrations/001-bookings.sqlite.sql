create table bookings (
  id text primary key,
  company_name text not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  business_type text not null,
  employees text not null,
  current_revenue text not null,
  biggest_pain_point text not null,
  business_goals text not null,
  current_systems text not null,
  timeframe text not null,
  additional_info text not null,
  interest text not null,
  visitor_time_zone text not null,
  selected_date text not null,
  selected_time text not null,
  starts_at text not null,
  status text not null check (status in ('requested', 'confirmed', 'cancelled')),
  sequence integer not null,
  idempotency_hash text unique,
  created_at text not null,
  updated_at text not null
) strict;

create unique index one_active_booking_per_slot on bookings (selected_date, selected_time) where status <> 'cancelled';

create index bookings_by_email on bookings (lower(email));

create table booking_links (
  token_hash text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'manage')),
  expires_at text not null
) strict;

create index booking_links_by_booking on booking_links (booking_id);

create table outbox (
  id text primary key,
  message_id text not null unique,
  kind text not null,
  booking_id text references bookings (id) on delete cascade,
  due_at text not null,
  expires_at text,
  first_tried_at text,
  attempts integer not null default 0,
  claimed_until text,
  sent_at text,
  dead integer not null default 0,
  problem text,
  payload text not null
) strict;

create index outbox_waiting on outbox (due_at) where sent_at is null;

create index outbox_by_booking on outbox (booking_id);

create table rate_limits (
  visitor text not null,
  window_start text not null,
  count integer not null,
  primary key (visitor, window_start)
) strict;

create index rate_limits_by_window on rate_limits (window_start);
