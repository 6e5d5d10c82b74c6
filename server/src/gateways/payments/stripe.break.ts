export const breaks = [
  {
    name: 'a signed message of odd shape is read all the same',
    text: '  if (!isStripeEvent(event)) return undefined\n',
    becomes: '  void isStripeEvent\n',
    noticedBy: ['r.provider-decides'],
  },
  {
    name: 'a debit is taken where the deployment offers cards alone',
    text: '            allowed_payment_method_types: [...methods],\n',
    becomes: '',
    noticedBy: ['r.other-methods'],
  },
  {
    name: 'a message of the card provider is taken without its signature',
    text: '        event = stripe.webhooks.constructEvent(\n          Buffer.from(body),\n          header,\n          webhookSecret,\n          toleranceSeconds,\n          undefined,\n          clock.nowMs(),\n        )',
    becomes:
      "        event = JSON.parse(Buffer.from(body).toString()) as Stripe.Event\n        if (webhookSecret === '' || toleranceSeconds === 0 || clock.nowMs() === 0) return undefined",
    noticedBy: ['r.provider-decides'],
  },
  {
    name: 'an old message of the card provider is taken',
    text: 'toleranceSeconds = 300',
    becomes: 'toleranceSeconds = 3000',
    noticedBy: ['r.provider-decides'],
  },
  {
    name: 'a refund gets a new key each time',
    text: '{ idempotencyKey: `${refund}:refund` }',
    becomes: '{}',
    noticedBy: ['r.desk-refund'],
  },
  {
    name: 'the calls of a payment get a new key each time',
    text: '{ idempotencyKey: `${attempt}:open` }',
    becomes: '{}',
    noticedBy: ['r.paid-elsewhere'],
  },
]
