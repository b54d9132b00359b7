-- Which trade it is, for a lead that chose 'Other'.
alter table leads add column other_trade text not null default '';
