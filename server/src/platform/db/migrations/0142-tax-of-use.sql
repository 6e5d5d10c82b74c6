-- What the energy of a contract is for, as taxes look at it: industrial use, and a use of Ley 38/1992 art. 98.1 that the tax
-- agency has recognised, with the per cent of the energy that it is for.
alter table contract
  add column industrial boolean not null default false,
  add column tax_relief text check (tax_relief in ('a', 'b', 'c', 'd', 'e', 'f')),
  add column tax_relief_percent smallint not null default 100 check (tax_relief_percent between 1 and 100);
