-- What had gone back of the payment in all, after a step that changed it: the history of a bill says each on its own day,
-- and of a refund that failed later that the money came back. Null of other steps, and of those from before.
alter table card_payment_step add column refunded_cents bigint check (refunded_cents >= 0);
