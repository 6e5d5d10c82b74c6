-- What the identity provider lets somebody do for a customer (openid.roles): granted and ended at each sign-in there.
alter table delegation add column by_provider boolean not null default false;
