-- The owner's pages under /desk. Links that sign in, once: only the hash of a token is stored, and the hash of the browser that asked. A link made at the
-- terminal works in any browser. An empty email belongs to nobody.
create table desk_links (
  token_hash text primary key,
  email text not null,
  browser_hash text,
  expires_at timestamptz not null
);

create table desk_sessions (
  token_hash text primary key,
  email text not null,
  made_at timestamptz not null,
  seen_at timestamptz not null,
  -- The last time they showed a link or a passkey.
  proved_at timestamptz not null
);

create index desk_sessions_by_email on desk_sessions (email);

create table desk_passkeys (
  id text primary key,
  email text not null,
  name text not null,
  public_key text not null,
  counter integer not null default 0,
  transports text not null default '',
  made_at timestamptz not null,
  used_at timestamptz
);

create index desk_passkeys_by_email on desk_passkeys (email);

-- What a passkey signed once, so that nobody sends it again.
create table desk_challenges (
  challenge_hash text primary key,
  expires_at timestamptz not null
);

-- Who did what and when. Of visitors it knows the ID of a call, and nothing once that call is deleted.
create table desk_log (
  id uuid primary key,
  who text not null,
  what text not null,
  booking_id uuid references bookings (id) on delete set null,
  happened_at timestamptz not null
);

create index desk_log_by_time on desk_log (happened_at);

create index desk_log_by_booking on desk_log (booking_id);
