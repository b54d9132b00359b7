-- The visitor's own mail server refused the address: nothing is wrong with the site, and sending again changes nothing.
alter table outbox add column bounced boolean not null default false;

-- Since when emails about this call come back. Empty while they arrive.
alter table bookings add column bounced_at timestamptz;

-- What a job left behind: for a backup, where its file is and how many are kept.
alter table jobs add column detail text not null default '';
