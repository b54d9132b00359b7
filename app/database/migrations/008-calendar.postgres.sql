-- Hours the agency closed by command, one row a day, and hours of a holiday that it opened again. Rows of one day never overlap.
create table calendar_changes (
  day date not null,
  start_minute integer not null,
  end_minute integer not null,
  state text not null check (state in ('closed', 'open')),
  reason text not null default '',
  primary key (day, start_minute),
  check (start_minute >= 0 and start_minute < end_minute and end_minute <= 1440)
);

-- The agency's own calendars, by the hash of their address: the address itself is a secret. read_at is the last time one could be read.
create table busy_calendars (
  calendar text primary key,
  etag text not null default '',
  last_modified text not null default '',
  read_for text not null default '',
  checked_at timestamptz,
  read_at timestamptz,
  claimed_until timestamptz,
  problem text not null default '',
  remark text not null default ''
);

-- The slots that a calendar takes away.
create table busy_slots (
  calendar text not null references busy_calendars (calendar) on delete cascade,
  selected_date date not null,
  selected_time text not null,
  primary key (calendar, selected_date, selected_time)
);

-- The private feed of calls. Its token is made from this and SECRET.
create table calendar_feed (
  only_row integer primary key default 1 check (only_row = 1),
  salt text not null,
  made_at timestamptz not null
);
