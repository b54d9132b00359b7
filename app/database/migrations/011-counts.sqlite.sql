-- How often something happened in an hour: a page was viewed, a visit began. Sums only, nothing about a visitor.
create table counts (
  hour text not null,
  what text not null,
  name text not null,
  detail text not null,
  count integer not null,
  primary key (what, hour, name, detail)
) strict, without rowid;
