/** The mails of a new contract, with what each says beside what all do. */
export const moreOfContract = {
  summary: {},
  signed: { withdrawalDay: '2026-12-05' },
  active: { since: '2026-11-20' },
  documents_good: {},
  documents_bad: { reason: { code: 'unreadable', text: 'Sale movida la cara.' } },
} as const
