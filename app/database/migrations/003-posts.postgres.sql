-- Words as SQLite's search has them: its stemmer, and no word left out as too common.
create text search dictionary post_stem (template = snowball, language = porter);

create text search configuration post_words (copy = english);

alter text search configuration post_words alter mapping replace english_stem with post_stem;

-- The parser would take 'electrical/plumbing', '4.75' and 'service.The' for one word each: a path, a number, a host. In ranges, since what
-- a letter is depends on the database's locale.
create function words_in(text) returns tsvector language sql immutable parallel safe return to_tsvector('post_words', regexp_replace(
  $1, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2116\u2117\u2120-\u2123\u2190-\u2bff]+', ' ', 'g'
));

create table blog_posts (
  slug text primary key check (slug ~ '^[a-z0-9][a-z0-9-]*$' and length(slug) <= 100),
  title text not null,
  excerpt text not null,
  category text not null,
  read_time text not null,
  published_date timestamptz(3) not null,
  featured boolean not null default false,
  content text not null,
  meta_description text not null default '',
  seo_keywords text not null default '',
  updated_at timestamptz(3) not null default now(),
  search_text text not null default '',
  search_words tsvector not null generated always as (
    setweight(words_in(title), 'A') || setweight(words_in(excerpt), 'B') || setweight(words_in(search_text), 'D')
  ) stored
);

create index blog_posts_by_date on blog_posts (published_date, slug);

create index blog_posts_by_category on blog_posts (category, published_date, slug);

create index blog_posts_featured on blog_posts (published_date, slug) where featured;

create index blog_posts_by_words on blog_posts using gin (search_words);

create table blog_counts (
  category text primary key,
  posts bigint not null
);

create table blog_version (
  version bigint not null
);

insert into blog_version values (1);

create function count_blog_post() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update blog_counts set posts = posts - 1 where category = old.category;
  end if;
  if tg_op <> 'DELETE' then
    insert into blog_counts values (new.category, 1) on conflict (category) do update set posts = blog_counts.posts + 1;
  end if;
  return null;
end
$$;

create function raise_blog_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from blog_counts;
  end if;
  update blog_version set version = version + 1;
  return null;
end
$$;

create function note_change() returns trigger language plpgsql as $$
begin
  if new.updated_at = old.updated_at then
    new.updated_at = now();
  end if;
  return new;
end
$$;

create trigger note_change before update on blog_posts for each row execute function note_change();

create trigger count_inserted after insert or delete on blog_posts for each row execute function count_blog_post();

create trigger count_moved after update of category on blog_posts for each row execute function count_blog_post();

create trigger raise_version after insert or update or delete or truncate on blog_posts for each statement execute function raise_blog_version();
