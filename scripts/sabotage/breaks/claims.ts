import type { Break } from '../breaks.ts'

const routes = 'server/src/modules/claims/routes.ts'
const tests = ['server/src/modules/claims/routes.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a claim of gas is taken for electricity',
    file: 'server/src/modules/claims/tables.ts',
    text: "return supply === 'any' || kind === undefined || supply === kind",
    becomes: 'return true',
    tests,
  },
  {
    name: 'a subtype of another type is taken',
    file: routes,
    text: 'subtypesFor(type.type, kind)).find(',
    becomes: "subtypesFor('01', kind)).find(",
    tests,
  },
  {
    name: 'a claim names another contract than its address',
    file: routes,
    text: 'if (body.contract !== (own?.name ?? contract.noContract))',
    becomes: "if (body.contract === '')",
    tests,
  },
  {
    name: 'a claim names a bill of another contract',
    file: 'server/src/modules/claims/facts.ts',
    text: "return ownInvoices(db, owner).where('contract.id', '=', contract.id)",
    becomes: 'return ownInvoices(db, owner)',
    tests,
  },
  {
    name: 'the acknowledgement that was kept is not found again',
    file: 'server/src/modules/claims/acknowledgement.ts',
    text: ".where('case_id', '=', caseId)",
    becomes: ".where('case_id', '=', 0 * caseId)",
    tests,
  },
  {
    name: 'a case that is no claim has an acknowledgement',
    file: 'server/src/modules/cases/queries.ts',
    text: 'if (type === null || subtype === null || answerDueDay === null) throw notFound()',
    becomes: "if (row.reference === '' || type === undefined) throw notFound()",
    tests,
  },
  {
    name: 'a claim may be answered a day late',
    file: 'domain/src/claims/claim-answer.ts',
    text: 'return addWorkingDays(sent, workingDays)',
    becomes: 'return addWorkingDays(sent, 1 + workingDays)',
    tests: ['domain/src/claims/claim-answer.test.ts', ...tests],
  },
  {
    name: 'a claim that is completed after its last day has a new time to be answered',
    file: 'server/src/modules/cases/add-message.ts',
    text: 'today <= row.complete_by_day',
    becomes: "today <= '9999-12-31'",
    tests: ['server/src/modules/claims/incomplete.test.ts'],
  },
  {
    name: 'a claim that is opened again is late from the first moment',
    file: 'server/src/modules/cases/add-message.ts',
    text: "if (!isCompleted && what !== 'reopened') return {}",
    becomes: 'if (!isCompleted) return {}',
    tests: ['server/src/modules/claims/incomplete.test.ts'],
  },
  {
    name: 'a claim that was answered in full is still asked to be completed',
    file: 'server/src/modules/cases/add-message.ts',
    text: "what === 'closed' || author === 'retailer'",
    becomes: "what === 'closed'",
    tests: ['server/src/modules/claims/incomplete.test.ts'],
  },
  {
    name: 'a claim that was completed counts as answered by what was said before',
    file: 'server/src/modules/cases/queries.ts',
    text: "later.what in ('incomplete', 'reopened')",
    becomes: "later.what in ('reopened')",
    tests: ['server/src/modules/claims/incomplete.test.ts'],
  },
]
