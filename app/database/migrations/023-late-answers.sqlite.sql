-- The hour that we promised and missed, of a request that its visitor has moved since: the promise counts anew, the record doesn't.
alter table bookings add column late_since text;
