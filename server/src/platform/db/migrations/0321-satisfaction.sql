-- How content a customer was with the way a case was attended to, asked once it is answered and closed (Ley 10/2025
-- art. 18): the register that the law asks for. One answer a case, and it stays as it was given.
create table crm_satisfaction (
  case_id bigint primary key references crm_case (id),
  -- 1 the least.
  score smallint not null check (score between 1 and 5),
  cause text check (cause in ('treatment', 'answer', 'time', 'service')),
  text text not null,
  -- Through the link of the mail, without signing in.
  by_link boolean not null,
  at timestamptz not null
);
create index crm_satisfaction_at on crm_satisfaction (at);
create trigger crm_satisfaction_stays before update or delete on crm_satisfaction
  for each row execute function refuse_change();
create policy own on crm_satisfaction using (case_id in (
  select crm_case.id from crm_case where crm_case.customer_id = calling_customer())
  or (select office_asks()));
alter table crm_satisfaction enable row level security;
alter table crm_satisfaction force row level security;
