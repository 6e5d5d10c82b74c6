-- What of a bill is due when is said in one place, here: bill, list, home, reminder and ladder read state, pending_cents,
-- debt_cents and due_day.
alter table invoice
  -- The day of the retailer's file; due_day is that of the next agreed part while there is one.
  add column file_due_day date,
  -- The file does not say what is overdue: then all that is pending is, once its day has passed.
  add column debt_left_out boolean not null default false,
  -- The day up to which what falls due was counted; null where nothing hangs on the day.
  add column counted_on date,
  -- Agreed to be paid in parts, and not yet paid.
  add column in_parts boolean not null default false;
update invoice set file_due_day = due_day;
create index invoice_to_count on invoice (counted_on) where counted_on is not null and pending_cents > 0;

-- What went back of a payment of one bill is not collected any more. Of which of several bills a part of the money is, only
-- the retailer's file says.
create function collected_here(invoice bigint) returns bigint language sql stable as $$
  select coalesce(sum(part.amount_cents
           - case when part.amount_cents = payment.amount_cents then payment.refunded_cents else 0 end), 0)::bigint
    from card_payment_part part join card_payment payment on payment.id = part.payment_id
   where part.invoice_id = invoice and payment.state in ('succeeded', 'disputed')
     -- The file names it: then its figures have it already.
     and not exists (
       select from invoice_payment known
        where known.invoice_id = invoice and known.reference = payment.reference and known.amount_cents > 0)
$$;

create or replace function show_invoice() returns trigger language plpgsql as $$
declare
  above bigint := 0;
  flying boolean := false;
  plan record;
  collected bigint;
begin
  -- A row that only says what is shown says it of the file too.
  new.file_state := coalesce(new.file_state, new.state);
  new.file_pending_cents := coalesce(new.file_pending_cents, new.pending_cents);
  new.file_debt_cents := coalesce(new.file_debt_cents, new.debt_cents, 0);
  if tg_op = 'INSERT' then
    new.file_due_day := coalesce(new.file_due_day, new.due_day);
  else
    above := collected_here(new.id);
    select exists (
      select from card_payment_part part join card_payment payment on payment.id = part.payment_id
       where part.invoice_id = new.id and part.live
         and payment.state in ('confirming', 'unknown', 'processing')) into flying;
  end if;
  new.pending_cents := case when new.file_pending_cents > 0
    then greatest(0, new.file_pending_cents - above) else new.file_pending_cents end;
  new.state := case
    when above > 0 and new.pending_cents = 0 then 'paid'
    when flying and new.file_state = 'open' then 'in_process'
    else new.file_state end;
  new.due_day := new.file_due_day;
  new.in_parts := false;
  if new.debt_left_out then
    new.counted_on := coalesce(new.counted_on, new.day);
    new.debt_cents := case
      when new.file_state = 'open' and new.pending_cents > 0 and new.type not in ('A', 'B')
        and coalesce(new.due_day, new.day - 1) < new.counted_on then new.pending_cents
      else 0 end;
  else
    new.debt_cents := greatest(0, least(new.file_debt_cents, new.pending_cents));
  end if;
  if tg_op = 'UPDATE' and new.pending_cents > 0 then
    -- The newest agreement counts; what was collected pays its oldest part first (openInstalments in the domain).
    select request.id, sum(instalment.amount_cents) as total_cents into plan
      from instalment join request on request.id = instalment.request_id
     where instalment.invoice_id = new.id and request.state = 'effective'
     group by request.id order by request.id desc limit 1;
    if plan.id is not null then
      collected := greatest(0, plan.total_cents - new.pending_cents);
      new.in_parts := true;
      new.counted_on := coalesce(new.counted_on, new.day);
      select min(day) into new.due_day
        from (select day, sum(amount_cents) over (order by position) as until_here
                from instalment where request_id = plan.id) part
       where until_here > collected;
      select greatest(0, least(new.pending_cents, coalesce(sum(amount_cents), 0) - collected)) into new.debt_cents
        from instalment where request_id = plan.id and day < new.counted_on;
    end if;
  end if;
  return new;
end
$$;
drop trigger invoice_shown on invoice;
create trigger invoice_shown
  before insert or update of file_state, file_pending_cents, file_debt_cents, file_due_day, debt_left_out, counted_on
  on invoice for each row execute function show_invoice();

-- A contract owes what its file says less what was collected here, and at least what its bills owe.
create or replace function show_debt() returns trigger language plpgsql as $$
declare
  collected bigint := 0;
  of_bills bigint := 0;
begin
  new.file_debt_cents := coalesce(new.file_debt_cents, new.debt_cents, 0);
  if tg_op = 'UPDATE' then
    select coalesce(sum(file_debt_cents - debt_cents) filter (where file_debt_cents > debt_cents), 0),
           coalesce(sum(debt_cents) filter (where state in ('open', 'grouped_proforma')
             -- Those of the time before are the former customer's (decision 0020).
             and (new.held_from is null or from_day >= new.held_from)), 0)
      into collected, of_bills
      from invoice
     where contract_id = new.id and type not in ('A', 'B');
  end if;
  new.debt_cents := greatest(0, new.file_debt_cents - collected, of_bills);
  return new;
end
$$;
drop trigger contract_debt_shown on contract;
create trigger contract_debt_shown before insert or update of file_debt_cents, held_from on contract
  for each row execute function show_debt();

drop trigger invoice_debt_moves on invoice;
create or replace function invoice_debt_moved() returns trigger language plpgsql as $$
begin
  update contract set file_debt_cents = file_debt_cents where id = new.contract_id;
  return null;
end
$$;
create trigger invoice_debt_moves after update on invoice for each row
  when (new.debt_cents is distinct from old.debt_cents or new.state is distinct from old.state
    or new.file_debt_cents is distinct from old.file_debt_cents)
  execute function invoice_debt_moved();
create trigger invoice_debt_comes after insert on invoice for each row
  when (new.debt_cents > 0 and new.type not in ('A', 'B'))
  execute function invoice_debt_moved();
update contract set file_debt_cents = file_debt_cents
 where id in (select contract_id from invoice where debt_cents > 0);

-- Reminded of since the part that is due fell due.
drop index invoice_not_reminded;
create index invoice_overdue on invoice (due_day) where state = 'open' and debt_cents > 0;
-- Plans that were agreed before.
update invoice set counted_on = day
 where id in (select invoice_id from instalment join request on request.id = instalment.request_id
               where request.state = 'effective');

-- What a receipt says of a bill that was paid in part: which of its agreed parts it was, and what was left then.
alter table card_payment_part
  add column instalment smallint check (instalment > 0),
  add column instalments smallint check (instalments >= instalment),
  add column rest_cents bigint not null default 0 check (rest_cents >= 0);
