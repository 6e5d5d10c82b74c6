import type { Break } from '../breaks.ts'

const tests = ['server/src/modules/procedures/battery.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a bill says what another bill put into the battery',
    file: 'server/src/modules/batteries/queries.ts',
    text: 'row.contract_id === contractId && row.invoice_number === number',
    becomes: 'row.contract_id === contractId',
    tests: ['server/src/modules/bill/routes.test.ts'],
  },
  {
    name: 'what a contract took out of a battery is shared out once more',
    file: 'domain/src/billing/battery-parts.ts',
    text: 'let left = takeFrom(contract, withdrawalCents)',
    becomes: 'let left = withdrawalCents',
    tests: ['domain/src/billing/battery-parts.test.ts', ...tests],
  },
  {
    name: 'the share of a contract that has left stays taken',
    file: 'server/src/modules/batteries/operations.ts',
    text: "row('in_force', '=', true)",
    becomes: "row('battery_id', '=', id)",
    tests,
  },
  {
    name: 'a change of a share divides anew what came in before',
    file: 'server/src/modules/batteries/operations.ts',
    text: 'if (sharePercent !== undefined && sharePercent !== link.sharePercent) {',
    becomes: 'if (sharePercent !== undefined && sharePercent < 0) {',
    tests,
  },
  {
    name: 'a share of a battery is given that is not there',
    file: 'server/src/modules/procedures/battery.ts',
    text: 'if (percent > highestShare(sharePercent, leftPercent)) {',
    becomes: 'if (percent > 999) {',
    tests,
  },
  {
    name: 'shares of a battery are read before it is locked',
    file: 'server/src/modules/batteries/operations.ts',
    text: "    .where('id', 'in', tied)\n    .forUpdate()",
    becomes: "    .where('id', 'in', tied)",
    tests,
  },
  {
    name: 'a battery that the contract is not tied to is changed',
    file: 'server/src/modules/batteries/operations.ts',
    text: 'if (!battery) throw notFound()',
    becomes: 'if (!battery) return {} as LockedLink',
    tests,
  },
  {
    name: 'what the file says of a battery is forgotten when a share is set back',
    file: 'server/src/modules/batteries/operations.ts',
    text: 'return filed === null || filed === after ? before : filed',
    becomes: 'return filed === null ? before : filed',
    tests,
  },
  {
    name: 'an import takes back the share that the customer set',
    file: 'server/src/import/save/customer-shares.ts',
    text: 'if (set === undefined || filed === null || said === set) return { value: said, filed: null }',
    becomes: 'if (said !== undefined) return { value: said, filed: null }',
    tests: ['server/src/import/import-others.test.ts'],
  },
  {
    name: 'shares of a battery come to fractions of a cent of their own',
    file: 'domain/src/billing/battery-share.ts',
    text: 'moreCents: wantedCents - nowCents',
    becomes: 'moreCents: shareCents(cents, wanted - now)',
    tests: ['domain/src/billing/battery-share.test.ts'],
  },
  {
    name: 'a name in a CSV is a formula',
    file: 'server/src/platform/csv-text.ts',
    text: "? `'${text}` : text",
    becomes: '? text : text',
    tests: ['server/src/hostile-exports.test.ts'],
  },
  {
    name: 'a change is taken for a kind of supply that it is switched off for',
    file: 'server/src/modules/procedures/iban.ts',
    text: "if (!kindsOffered('iban', deployment.switches).includes(kind)) throw notFound()",
    becomes: "if (kindsOffered('iban', deployment.switches).length > 9) throw notFound()",
    tests: ['server/src/change-matrix.test.ts'],
  },
  {
    name: 'a share above 100 is typed',
    file: 'domain/src/billing/battery-share.ts',
    text: 'return Math.min(WHOLE_BATTERY_PERCENT, Math.max(0, Math.round(percent)))',
    becomes: 'return Math.max(0, Math.round(percent))',
    tests: ['domain/src/billing/battery-share.test.ts'],
  },
]
