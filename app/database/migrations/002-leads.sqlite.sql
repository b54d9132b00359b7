create table leads (
  id text primary key,
  name text not null,
  email text not null,
  company text not null,
  trade_type text not null,
  phone text not null,
  current_estimating_hours real not null,
  current_admin_hours real not null,
  follow_up_hours real not null,
  average_hourly_rate real not null,
  average_job_value real not null,
  missed_leads_per_month real not null,
  employee_count real not null,
  idempotency_hash text unique,
  created_at text not null
) strict;

create index leads_by_email on leads (lower(email));

alter table outbox add column lead_id text references leads (id) on delete cascade;

create index outbox_by_lead on outbox (lead_id);
