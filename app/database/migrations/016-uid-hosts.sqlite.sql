-- The right half of the call's UID in calendars, which must stay what visitors' calendars hold when SITE_URL changes. For calls from before this
-- column it's in the Message-ID of the first email about them: '<', 36 characters, '@', the host, '>'.
alter table bookings add column uid_host text not null default '';
update bookings set uid_host = coalesce(
  (select replace(substr(message_id, 39), '>', '') from outbox
    where outbox.booking_id = bookings.id and message_id like '<%@%>' order by due_at limit 1), '');
