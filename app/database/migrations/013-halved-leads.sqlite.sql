-- Whether the visitor had cut the savings in half, so that a lead shows the figure they looked at.
alter table leads add column is_halved integer not null default 0;
