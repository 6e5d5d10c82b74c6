import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'what is sent can no longer be taken back',
    file: 'domain/src/procedures/request-state.ts',
    text: "take_effect: { to: 'effective', by: ['retailer', 'system'] },\n    withdraw: { to: 'withdrawn', by: ['customer', 'system'] },",
    becomes: "take_effect: { to: 'effective', by: ['retailer', 'system'] },",
    tests: ['domain/src/procedures/request-state.test.ts'],
  },
  {
    name: 'the customer may accept a request',
    file: 'domain/src/procedures/request-state.ts',
    text: "sent: {\n    accept: { to: 'accepted', by: ['retailer', 'system'] }",
    becomes: "sent: {\n    accept: { to: 'accepted', by: ['retailer', 'system', 'customer'] }",
    tests: ['domain/src/procedures/request-state.test.ts'],
  },
  {
    name: 'a change of power is nothing for the distributor',
    file: 'domain/src/procedures/procedure-name.ts',
    text: "new Set(['power', 'sips', 'end_supply', 'change_holder'])",
    becomes: 'new Set([])',
    tests: ['server/src/modules/procedures/power.test.ts'],
  },
  {
    name: 'two tabs open two envelopes',
    file: 'server/src/modules/requests/signature/outside.ts',
    text: ".where('id', '=', signature.id)\n      .forUpdate()",
    becomes: ".where('id', '=', signature.id)",
    tests: ['server/src/modules/requests/outside-signature.test.ts'],
  },
]
