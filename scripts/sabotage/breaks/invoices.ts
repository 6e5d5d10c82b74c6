import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a refund that is paid is called paid',
    file: 'domain/src/billing/payment-status.ts',
    text: "isRefund(type) ? 'refunded' : 'paid'",
    becomes: "isRefund(type) ? 'paid' : 'paid'",
    tests: ['domain/src/billing/payment-status.test.ts'],
  },
  {
    name: 'what is in flight is called unpaid',
    file: 'domain/src/billing/payment-status.ts',
    text: "if (state === 'in_process') return 'in_process'",
    becomes: '',
    tests: ['domain/src/billing/payment-status.test.ts'],
  },
  {
    name: 'a grouped proforma is partially paid',
    file: 'domain/src/billing/payment-status.ts',
    text: "state !== 'grouped_proforma' && pendingCents !== totalCents",
    becomes: 'pendingCents !== totalCents',
    tests: ['domain/src/billing/payment-status.test.ts'],
  },
  {
    name: 'a bill is unpaid on the day it is due',
    file: 'domain/src/billing/payment-status.ts',
    text: 'today <= dueDay',
    becomes: 'today < dueDay',
    tests: ['domain/src/billing/payment-status.test.ts'],
  },
  {
    name: 'what gives money back can be paid',
    file: 'domain/src/billing/payment-status.ts',
    text: '!isRefund(type) && pendingCents > 0',
    becomes: 'pendingCents > 0',
    tests: ['domain/src/billing/payment-status.test.ts'],
  },
  {
    name: 'the search of invoices minds commas',
    file: 'server/src/platform/search-text.ts',
    text: '/[\\p{M},]/gu',
    becomes: '/[\\p{M}]/gu',
    tests: ['server/src/platform/search-text.test.ts', 'server/src/modules/invoices/routes.test.ts'],
  },
  {
    name: 'the search of invoices forgets the NIF',
    file: 'server/src/platform/search-text.ts',
    text: '    partnerNif,\n    supplyAddress,',
    becomes: '    supplyAddress,',
    tests: ['server/src/platform/search-text.test.ts', 'server/src/modules/invoices/routes.test.ts'],
  },
  {
    name: 'a percent sign of a filter is no space',
    file: 'server/src/platform/search-text.ts',
    text: "filter.replaceAll('%', ' ')",
    becomes: 'filter',
    tests: ['server/src/platform/search-text.test.ts', 'server/src/modules/contracts/routes.test.ts'],
  },
  {
    name: 'an underscore of a filter finds any character',
    file: 'server/src/platform/search-text.ts',
    text: 'replaceAll(/[\\\\_]/g',
    becomes: 'replaceAll(/[\\\\]/g',
    tests: ['server/src/platform/search-text.test.ts', 'server/src/modules/contracts/routes.test.ts'],
  },
  {
    name: 'a space of a filter is only a space',
    file: 'server/src/platform/search-text.ts',
    text: "words.replaceAll(' ', '%')",
    becomes: 'words',
    tests: ['server/src/platform/search-text.test.ts', 'server/src/modules/contracts/routes.test.ts'],
  },
]
