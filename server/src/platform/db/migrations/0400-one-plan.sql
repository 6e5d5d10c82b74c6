-- One plan over several bills: a part of it may pay what is left of one bill and begin the next. Each bill has its own rows,
-- which alone say what of it is due when.
alter table instalment drop constraint instalment_pkey;
alter table instalment add primary key (request_id, position, invoice_id);

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
                from instalment where request_id = plan.id and invoice_id = new.id) part
       where until_here > collected;
      select greatest(0, least(new.pending_cents, coalesce(sum(amount_cents), 0) - collected)) into new.debt_cents
        from instalment where request_id = plan.id and invoice_id = new.id and day < new.counted_on;
    end if;
  end if;
  return new;
end
$$;
