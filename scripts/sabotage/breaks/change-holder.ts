import type { Break } from '../breaks.ts'

const tests = [
  'server/src/modules/procedures/change-holder.test.ts',
  'server/src/modules/procedures/change-holder-refusals.test.ts',
]

export const breaks: readonly Break[] = [
  {
    name: 'who rents steps into the contract instead of getting one of their own',
    file: 'domain/src/procedures/change-holder.ts',
    text: "reason === 'household' || reason === 'company'",
    becomes: "reason !== 'sold'",
    tests: ['domain/src/procedures/change-holder.test.ts', ...tests],
  },
  {
    name: 'a contract that owes something is handed over',
    file: 'domain/src/procedures/change-holder.ts',
    text: 'return debtCents <= 0',
    becomes: 'return debtCents >= -1',
    tests: ['domain/src/procedures/change-holder.test.ts', ...tests],
  },
  {
    name: 'a change of holder goes to the retailer when only the holder has signed',
    file: 'server/src/modules/requests/signature/sign.ts',
    text: "request.procedure === 'change_holder' && signature.signer === 'customer'",
    becomes: "signature.signer === 'new_holder'",
    tests,
  },
  {
    name: 'the holder accepts in the place of the new one',
    file: 'server/src/modules/procedures/change-holder.ts',
    text: "...(isOwn ? { email: ['same_value'] } : {}),",
    becomes: '',
    tests,
  },
  {
    name: 'a contract is handed over to its own holder',
    file: 'server/src/modules/procedures/change-holder.ts',
    text: "...(isSame ? { nif: ['same_value'] } : {}),",
    becomes: '',
    tests,
  },
  {
    name: 'the form writes to as many people as somebody likes',
    file: 'server/src/modules/procedures/change-holder.ts',
    text: 'await requireContactBudget(db, { contractId: row.id, accountId, nowMs: services.clock.nowMs() })',
    becomes: 'void requireContactBudget',
    tests,
  },
  {
    name: 'a link of a new holder that is over still opens',
    file: 'server/src/modules/requests/new-holder/accept.ts',
    text: "if (request.state !== 'waiting_acceptance' ||",
    becomes: 'if (',
    tests,
  },
  {
    name: 'the link before still opens when another was sent',
    file: 'server/src/modules/requests/signature/link.ts',
    text: 'await mailInvitation(transaction, services, { request, signature, lastDay: request.due_day })',
    becomes: 'void mailInvitation',
    tests,
  },
  {
    name: 'what is signed keeps the account before',
    file: 'server/src/modules/requests/new-holder/accept.ts',
    text: '        code_hash: null,\n        code_expires_at: null,\n',
    becomes: '',
    tests,
  },
  {
    name: 'the one who hands over keeps an active contract',
    file: 'server/src/modules/requests/effect.ts',
    text: "return { end_day: addDays(request.effective_day, -1), state: 'baixa' }",
    becomes: 'return {}',
    tests,
  },
  {
    name: 'a known customer gets a second one of the same NIF',
    file: 'server/src/modules/requests/new-holder/hand-over.ts',
    text: '?? signed ?? theirs[0]',
    becomes: '',
    tests,
  },
  {
    name: 'the new holder gets no account',
    file: 'server/src/modules/requests/new-holder/tell.ts',
    text: 'if (!account) return',
    becomes: 'if (account) return',
    tests,
  },
  {
    name: 'a request expires while the new holder still has time',
    file: 'server/src/modules/requests/operations/expire.ts',
    text: ".where('signature.signed_at', 'is', null)",
    becomes: '',
    tests,
  },
]
