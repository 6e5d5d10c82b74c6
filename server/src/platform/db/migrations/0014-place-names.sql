-- What a customer calls the place of a contract. It is the customer's: whoever has the contract later does not see it.
create table place_name (
  contract_id bigint not null references contract (id) on delete cascade,
  customer_id bigint not null references customer (id) on delete cascade,
  name text not null check (name <> ''),
  -- As the list's filter compares it.
  search_text text not null,
  primary key (contract_id, customer_id)
);
