-- Texts that answers at the desk begin with, by language; their variables stand in braces.
create table kept_text (
  id bigint generated always as identity primary key,
  name text not null,
  words jsonb not null,
  changed_at timestamptz not null
);
create policy own on kept_text using ((select desk_asks()));
alter table kept_text enable row level security;
alter table kept_text force row level security;
