-- Which products are the voluntary price for small consumers (PVPC): the social bonus is a discount on it alone
-- (RD 897/2017 art. 6.2), and a retailer of reference bills it (RD 216/2014).
alter table product add column pvpc boolean not null default false;
