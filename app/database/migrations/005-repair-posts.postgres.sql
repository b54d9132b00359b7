-- 003-posts was changed three times after databases had been made with it: some have no words_in, some cut words at fewer signs, some do not
-- note when a post was changed. Whichever a database had, it has the same after this.
alter table blog_posts drop column search_words;

drop function if exists words_in(text);
drop text search configuration if exists post_words;
drop text search dictionary if exists post_stem;

-- Words as SQLite's search has them: its stemmer, and no word left out as too common.
create text search dictionary post_stem (template = snowball, language = porter);
create text search configuration post_words (copy = english);
alter text search configuration post_words alter mapping replace english_stem with post_stem;

-- The parser would take 'electrical/plumbing', '4.75' and 'service.The' for one word each: a path, a number, a host. In ranges, since what
-- a letter is depends on the database's locale.
create function words_in(text) returns tsvector language sql immutable parallel safe return to_tsvector('post_words', regexp_replace(
  $1, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2116\u2117\u2120-\u2123\u2190-\u2bff]+', ' ', 'g'
));

alter table blog_posts add column search_words tsvector not null generated always as (
  setweight(words_in(title), 'A') || setweight(words_in(excerpt), 'B') || setweight(words_in(search_text), 'D')
) stored;

create index blog_posts_by_words on blog_posts using gin (search_words);

create or replace function note_change() returns trigger language plpgsql as $$
begin
  if new.updated_at = old.updated_at then
    new.updated_at = now();
  end if;
  return new;
end
$$;

drop trigger if exists note_change on blog_posts;
create trigger note_change before update on blog_posts for each row execute function note_change();

-- Other processes keep pages of search results.
update blog_version set version = version + 1;
