create table subscribers (
  id uuid primary key,
  email text not null,
  status text not null check (status in ('pending', 'confirmed')),
  asked_at timestamptz not null,
  letter_at timestamptz,
  confirmed_at timestamptz
);

create unique index one_subscriber_per_address on subscribers (lower(email));

create table subscriber_links (
  token_hash text primary key,
  subscriber_id uuid not null references subscribers (id) on delete cascade,
  expires_at timestamptz not null
);

create index subscriber_links_by_subscriber on subscriber_links (subscriber_id);

create table digests (
  number integer primary key,
  since timestamptz not null,
  until timestamptz not null,
  queued_to uuid,
  finished_at timestamptz
);

alter table outbox add column subscriber_id uuid references subscribers (id) on delete cascade;

alter table outbox add column digest integer references digests (number);

alter table outbox add column is_bulk boolean not null default false;

create index outbox_by_subscriber on outbox (subscriber_id);

create unique index one_letter_per_digest_and_subscriber on outbox (digest, subscriber_id) where digest is not null;

drop index outbox_waiting;

create index outbox_waiting on outbox (is_bulk, due_at) where sent_at is null;
