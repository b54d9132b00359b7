-- One line per person: where they stand, and what's next. Known by their folded mailbox, or by the digits of their phone where there's no email.
create table people (
  id text primary key,
  known_by text not null unique,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  stage text not null default 'new' check (stage in ('new', 'talked', 'proposed', 'won', 'lost')),
  -- Why they're lost.
  reason text not null default '',
  stage_at text not null,
  next_step text not null default '',
  next_on text,
  -- Since then nothing more is to be done about the calls before.
  settled_at text,
  -- How many follow-up emails may still go about their plan, and when the last one went.
  follow_ups_left integer not null default 0,
  followed_up_at text,
  -- They asked for no more of them.
  stopped_at text,
  created_at text not null
) strict;

create index people_by_next_on on people (next_on) where next_on is not null;

-- Every call and every plan belongs to one person. Rows from before this column get theirs at the next start.
alter table bookings add column person_id text references people (id) on delete set null;

alter table leads add column person_id text references people (id) on delete set null;

create index bookings_by_person on bookings (person_id);

create index leads_by_person on leads (person_id);

create table person_events (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  what text not null,
  note text not null default '',
  booking_id text references bookings (id) on delete cascade,
  lead_id text references leads (id) on delete cascade,
  happened_at text not null
) strict;

create index person_events_by_person on person_events (person_id);

create index person_events_by_booking on person_events (booking_id);

create index person_events_by_lead on person_events (lead_id);

-- An email about a person, and not about one call or plan of theirs.
alter table outbox add column person_id text references people (id) on delete cascade;

create index outbox_by_person on outbox (person_id);

-- What became of the call: 'held' or 'no-show'. Empty until the agency says so.
alter table bookings add column outcome text not null default '';

alter table bookings add column outcome_at text;

-- What was agreed on the call, for the visitor to read.
alter table bookings add column visitor_note text not null default '';

-- Within how many hours an answer was promised.
alter table bookings add column promise_hours integer not null default 24;

-- Where the visit began that led to it, as the counts name it. Empty when nobody counted.
alter table bookings add column source text not null default '';

alter table leads add column source text not null default '';

-- What the owner sets by command and not by the environment, such as the weekly hours.
create table owner_settings (
  name text primary key,
  value text not null,
  set_at text not null
) strict;

-- The links in the email that asks how a call went. Unlike the others of a call, they're for when it's over.
create table outcome_links (
  token_hash text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  expires_at text not null
) strict;

create index outcome_links_by_booking on outcome_links (booking_id);
