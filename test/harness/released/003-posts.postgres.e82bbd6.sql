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
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', excerpt), 'B') || setweight(to_tsvector('english', search_text), 'D')
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

create trigger count_inserted after insert or delete on blog_posts for each row execute function count_blog_post();

create trigger count_moved after update of category on blog_posts for each row execute function count_blog_post();

create trigger raise_version after insert or update or delete or truncate on blog_posts for each statement execute function raise_blog_version();
