-- Work that one process does once a day: the newest moment it was due at and is done for.
create table jobs (
  name text primary key,
  done_for timestamptz not null
);
