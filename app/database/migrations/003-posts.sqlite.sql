create table blog_posts (
  id integer primary key,
  slug text not null unique check (slug glob '[a-z0-9]*' and slug not glob '*[^a-z0-9-]*' and length(slug) <= 100),
  title text not null,
  excerpt text not null,
  category text not null,
  read_time text not null,
  published_date text not null check (published_date is strftime('%Y-%m-%dT%H:%M:%fZ', published_date)),
  featured integer not null default 0,
  content text not null,
  meta_description text not null default '',
  seo_keywords text not null default '',
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  search_text text not null default ''
) strict;

create index blog_posts_by_date on blog_posts (published_date, slug);

create index blog_posts_by_category on blog_posts (category, published_date, slug);

create index blog_posts_featured on blog_posts (published_date, slug) where featured;

create virtual table blog_search using fts5 (
  title, excerpt, search_text, content = 'blog_posts', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 0'
);

create table blog_counts (
  category text primary key,
  posts integer not null
) strict;

create table blog_version (
  version integer not null
) strict;

insert into blog_version values (1);

create trigger blog_posts_inserted after insert on blog_posts begin
  insert into blog_search (rowid, title, excerpt, search_text) values (new.id, new.title, new.excerpt, new.search_text);
  insert into blog_counts values (new.category, 1) on conflict do update set posts = posts + 1;
  update blog_version set version = version + 1;
end;

create trigger blog_posts_deleted after delete on blog_posts begin
  insert into blog_search (blog_search, rowid, title, excerpt, search_text) values ('delete', old.id, old.title, old.excerpt, old.search_text);
  update blog_counts set posts = posts - 1 where category = old.category;
  update blog_version set version = version + 1;
end;

create trigger blog_posts_updated after update on blog_posts begin
  insert into blog_search (blog_search, rowid, title, excerpt, search_text) values ('delete', old.id, old.title, old.excerpt, old.search_text);
  insert into blog_search (rowid, title, excerpt, search_text) values (new.id, new.title, new.excerpt, new.search_text);
  update blog_counts set posts = posts - 1 where category = old.category;
  insert into blog_counts values (new.category, 1) on conflict do update set posts = posts + 1;
  update blog_version set version = version + 1;
  -- Last, and in this trigger: SQLite fires none from within itself, and another one could reach the search index before it is in order.
  update blog_posts set updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where id = new.id and new.updated_at = old.updated_at;
end;
