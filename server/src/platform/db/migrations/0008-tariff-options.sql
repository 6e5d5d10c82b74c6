-- Tariff options: what a product lets its customers choose, and what each contract has chosen. A choice is one text, so
-- that what is offered and what is chosen can be told to be the same: a double tariff by its months, both included
-- ('2026-06/2027-05'); happy hours by the clock where the supply is, the last one not included ('14-16', '22-02', to
-- midnight '22-24'); the happy day by its name ('saturday').

create table product_tariff_option (
  product_code text not null references product (code),
  option text not null check (option in ('double_tariff', 'happy_hours', 'happy_day')),
  choice text not null check (case option
    when 'double_tariff' then choice ~ '^\d{4}-(0[1-9]|1[0-2])/\d{4}-(0[1-9]|1[0-2])$'
      and left(choice, 7) <= right(choice, 7)
    when 'happy_hours' then choice ~ '^([01]\d|2[0-3])-(0[1-9]|1\d|2[0-4])$' and left(choice, 2) <> right(choice, 2)
    else choice in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
  end),
  -- Last day on which it can be chosen; null while it lasts.
  last_day date,
  primary key (product_code, option, choice)
);

alter table contract
  add column double_tariff text check (
    double_tariff ~ '^\d{4}-(0[1-9]|1[0-2])/\d{4}-(0[1-9]|1[0-2])$'
    and left(double_tariff, 7) <= right(double_tariff, 7)),
  add column happy_hours text check (
    happy_hours ~ '^([01]\d|2[0-3])-(0[1-9]|1\d|2[0-4])$' and left(happy_hours, 2) <> right(happy_hours, 2)),
  add column happy_day text check (
    happy_day in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'));

-- What ties a contract to a battery is named by the calls.
alter table battery_contract add column id bigint not null generated always as identity unique;

-- A document is read a piece at a time: a compressed value would be unpacked whole for each piece.
alter table attachment alter column content set storage external;
