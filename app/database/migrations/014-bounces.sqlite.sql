-- The visitor's own mail server refused the address: nothing is wrong with the site, and sending again changes nothing.
alter table outbox add column bounced integer not null default 0;

-- Since when emails about this call come back. Empty while they arrive.
alter table bookings add column bounced_at text;

-- What a job left behind: for a backup, where its file is and how many are kept.
alter table jobs add column detail text not null default '';
