-- Posts that are being written at the desk, saved as they're typed. Nothing of them is public. One that corrects a post has that post's slug, and the
-- moment when the post had last changed as it was opened. The slug isn't a foreign key: a table that one refers to can't be truncated.
create table post_drafts (
  id uuid primary key,
  corrects text unique,
  base_updated_at timestamptz(3),
  -- Raised by every save. Whoever saves says which one they had before them.
  version integer not null,
  title text not null,
  excerpt text not null,
  category text not null,
  slug text not null,
  meta_description text not null,
  seo_keywords text not null,
  featured boolean not null,
  body text not null,
  saved_by text not null,
  -- The open page that saved last. It may save again even if it never heard that it had.
  saved_in text not null,
  saved_at timestamptz(3) not null
);

create table draft_pictures (
  draft uuid not null references post_drafts (id) on delete cascade,
  name text not null,
  picture text not null references pictures (hash),
  primary key (draft, name)
);

create index draft_pictures_by_picture on draft_pictures (picture);
