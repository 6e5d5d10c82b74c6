-- What a payment was made with: a card, in a wallet or not, or a debit from a bank account, whose outcome is known days later.
alter table card_payment add column method text not null default 'card' check (method in ('card', 'sepa_debit'));
