-- The names of links that the operator made. Anybody can put a name into an address; only these may be quoted to the owner.
create table campaigns (
  name text not null primary key,
  made_at timestamptz not null
);
