-- A picture of a post. Its hash is that of its largest WebP file and is part of its address; the source is the file it was made from.
create table pictures (
  hash text primary key check (length(hash) = 32),
  source_hash text not null,
  name text not null,
  width integer not null,
  height integer not null,
  stored_at timestamptz(3) not null
);

create index pictures_by_source on pictures (source_hash);

create table picture_files (
  picture text not null references pictures (hash) on delete cascade,
  width integer not null,
  format text not null,
  bytes bytea not null,
  primary key (picture, width, format)
);

-- Pictures are compressed already.
alter table picture_files alter column bytes set storage external;

-- Which posts show a picture. The slug isn't a foreign key: a table that one refers to can't be truncated.
create table post_pictures (
  slug text not null,
  picture text not null references pictures (hash),
  primary key (slug, picture)
);

create index post_pictures_by_picture on post_pictures (picture);

-- A post that only the holder of a link sees, as JSON.
create table post_previews (
  token_hash text primary key,
  expires_at timestamptz(3) not null,
  post text not null
);

create table preview_pictures (
  token_hash text not null references post_previews (token_hash) on delete cascade,
  picture text not null references pictures (hash),
  primary key (token_hash, picture)
);

create index preview_pictures_by_picture on preview_pictures (picture);
