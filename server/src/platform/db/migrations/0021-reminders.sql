-- When the customer was reminded of an overdue bill: once, however often the file comes.
alter table invoice add column reminded_at timestamptz;
create index invoice_not_reminded on invoice (due_day) where state = 'open' and debt_cents > 0 and reminded_at is null;
