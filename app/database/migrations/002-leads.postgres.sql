create table leads (
  id uuid primary key,
  name text not null,
  email text not null,
  company text not null,
  trade_type text not null,
  phone text not null,
  current_estimating_hours double precision not null,
  current_admin_hours double precision not null,
  follow_up_hours double precision not null,
  average_hourly_rate double precision not null,
  average_job_value double precision not null,
  missed_leads_per_month double precision not null,
  employee_count double precision not null,
  idempotency_hash text unique,
  created_at timestamptz not null
);

create index leads_by_email on leads (lower(email));

alter table outbox add column lead_id uuid references leads (id) on delete cascade;

create index outbox_by_lead on outbox (lead_id);
