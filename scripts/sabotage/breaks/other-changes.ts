import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a contract that cannot opt out stops all the others',
    file: 'server/src/modules/procedures/sips.ts',
    text: 'if (!all || !isLeftOut(error)) throw error',
    becomes: 'throw error',
    tests: ['server/src/modules/procedures/sips.test.ts'],
  },
  {
    name: 'an opt-out that is under way does not show',
    file: 'server/src/modules/contracts/contract-wire.ts',
    text: "row.no_cession_sips === 'unactive' && underWay.sips !== undefined ? 'requested' : row.no_cession_sips",
    becomes: 'row.no_cession_sips',
    tests: ['server/src/modules/procedures/sips.test.ts'],
  },
  {
    name: 'one-sided invoices go back to paper',
    file: 'api/src/procedures/invoice-sides.ts',
    text: 'return modifyInvoiceOnline && !modifyInvoiceOnlineOneSide',
    becomes: 'return modifyInvoiceOnline || modifyInvoiceOnlineOneSide',
    tests: ['server/src/modules/procedures/notices.test.ts'],
  },
  {
    name: 'letters by e-mail do not wait for the new address',
    file: 'server/src/modules/procedures/notices.ts',
    text: '...(pending === null ? {} : { waitsForEmail: true }),',
    becomes: '',
    tests: ['server/src/modules/procedures/notices.test.ts'],
  },
  {
    name: 'what waited for an e-mail stays after it was confirmed',
    file: 'server/src/modules/requests/operations/confirm-email.ts',
    text: 'await sendWhatWaitedForEmail(transaction, services, { accountId: request.account_id, email })',
    becomes: '',
    tests: ['server/src/modules/procedures/notices.test.ts'],
  },
  {
    name: 'a choice that is not offered is taken',
    file: 'server/src/modules/procedures/tariff-options.ts',
    text: 'if (!offered.some((one) => one.option === option && one.choice === choice)) {',
    becomes: 'if (offered.length < 0) {',
    tests: ['server/src/modules/procedures/tariff-options.test.ts'],
  },
  {
    name: 'the hours of the clock plan end with midnight',
    file: 'domain/src/consumption/option-cost.ts',
    text: 'hour >= startHour || hour < endHour',
    becomes: 'hour >= startHour',
    tests: ['domain/src/consumption/option-cost.test.ts'],
  },
  {
    name: 'hours that were not read cost nothing',
    file: 'domain/src/consumption/option-cost.ts',
    text: 'return [tenth(group, LOW_TENTH), tenth(group, HIGH_TENTH)]',
    becomes: 'return [0, 0]',
    tests: ['domain/src/consumption/option-cost.test.ts'],
  },
  {
    name: 'a coupon that is over is offered',
    file: 'server/src/modules/coupons/routes.ts',
    text: "coalesce(to_day, 'infinity'::date) > ${today}",
    becomes: 'true or ${today} is null',
    tests: ['server/src/modules/coupons/routes.test.ts'],
  },
]
