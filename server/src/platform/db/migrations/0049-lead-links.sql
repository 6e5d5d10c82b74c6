-- Links by mail with which somebody goes on with the answers of a new contract, and the browsers that have opened one.
-- Both go with their lead (decision 0029).
create table lead_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  lead_id text not null references lead (id) on delete cascade,
  -- Which form it was: a lead of electricity may be the first of both.
  wizard text not null check (wizard in ('electricity', 'gas', 'dual')),
  created_at timestamptz not null
);
create index lead_link_of on lead_link (lead_id);

create table lead_browser (
  lead_id text not null references lead (id) on delete cascade,
  -- Hash of the browser's secret.
  visitor text not null,
  primary key (lead_id, visitor)
);
