-- The number of the last digest that came back because the reader's mailbox is gone. The email itself is deleted before the next digest is sent.
alter table subscribers add column bounced_digest integer;
