-- Paid by Bizum: in the office, and as the retailer's file says it.
alter table card_payment drop constraint card_payment_method_check;
alter table card_payment add check (method in ('card', 'sepa_debit', 'bizum'));
-- Not known before the provider says it: a payment whose reply was lost is not called one by card.
alter table card_payment alter column method drop default, alter column method drop not null;
-- Numbered: the check of invoice.payment_method has the plain name.
alter table invoice_payment drop constraint invoice_payment_method_check1;
alter table invoice_payment add check (method in ('direct_debit', 'transfer', 'card', 'bizum', 'refund'));
