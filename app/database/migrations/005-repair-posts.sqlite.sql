-- 003-posts was changed after databases had been made with it: some do not tell 'café' from 'cafe', and do not note when a post was changed.
-- Whichever a database had, it has the same after this.
drop table blog_search;

create virtual table blog_search using fts5 (
  title, excerpt, search_text, content = 'blog_posts', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 0'
);

insert into blog_search (blog_search) values ('rebuild');

drop trigger blog_posts_updated;

create trigger blog_posts_updated after update on blog_posts begin
  insert into blog_search (blog_search, rowid, title, excerpt, search_text) values ('delete', old.id, old.title, old.excerpt, old.search_text);
  insert into blog_search (rowid, title, excerpt, search_text) values (new.id, new.title, new.excerpt, new.search_text);
  update blog_counts set posts = posts - 1 where category = old.category;
  insert into blog_counts values (new.category, 1) on conflict do update set posts = posts + 1;
  update blog_version set version = version + 1;
  -- Last, and in this trigger: SQLite fires none from within itself, and another one could reach the search index before it is in order.
  update blog_posts set updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where id = new.id and new.updated_at = old.updated_at;
end;

-- Other processes keep pages of search results.
update blog_version set version = version + 1;
