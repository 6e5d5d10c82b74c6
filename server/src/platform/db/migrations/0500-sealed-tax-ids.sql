-- Tax ids and phones may be sealed (decision 0042): they are found whole, as each key sealed them.
drop index customer_mobile;
drop index account_mobile;
create index customer_mobile on customer (mobile) where mobile is not null;
create index account_mobile on account (mobile) where mobile is not null;

-- Who a lead and the draft of a contract are for; null while nobody is named, or not by a tax id.
alter table lead add column owner_nif text;
alter table contract_draft add column owner_nif text;
update lead set owner_nif = upper(coalesce(payload -> 'owner' ->> 'fisic_vat',
  regexp_replace(payload -> 'owner' ->> 'juridic_vat', '^ES', '')));
update contract_draft set owner_nif = upper(coalesce(submission -> 'lead' -> 'owner' ->> 'fisic_vat',
  regexp_replace(submission -> 'lead' -> 'owner' ->> 'juridic_vat', '^ES', '')));
