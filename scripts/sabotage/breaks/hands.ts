import type { Break } from '../breaks.ts'

const requests = ['server/src/import/change-of-hands.test.ts']
const seen = ['server/src/held-since.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'requests outlive a change of hands',
    file: 'server/src/import/save/change-of-hands.ts',
    text: 'for (const id of contractIds) await withdrawForNewHolder(db, { clock }, id)',
    becomes: 'void withdrawForNewHolder',
    tests: requests,
  },
  {
    name: 'changes of the former customer stay above the file',
    file: 'server/src/import/save/change-of-hands.ts',
    text: 'if (contractIds.length === 0) return',
    becomes: 'if (contractIds.length >= 0) return',
    tests: requests,
  },
  {
    name: 'an answer moves a contract of somebody else',
    file: 'server/src/modules/requests/move.ts',
    text: 'if (!ENDINGS.includes(step.event)) requireHolder',
    becomes: 'if (ENDINGS.includes(step.event)) requireHolder',
    tests: requests,
  },
  {
    name: 'the former customer gets codes and signs',
    file: 'server/src/modules/requests/subject.ts',
    text: 'contract.customer_id !== request.customer_id',
    becomes: 'contract.customer_id === 0',
    tests: requests,
  },
  {
    name: 'papers show the payer of today',
    file: 'server/src/modules/requests/document-source.ts',
    text: 'if (request.people !== null) return',
    becomes: 'if (request.people === undefined) return',
    tests: requests,
  },
  {
    name: 'a change of hands has no day',
    file: 'server/src/import/save/change-of-hands.ts',
    text: 'changesHands ? todayOf({ clock }) : held_from',
    becomes: 'held_from',
    tests: requests,
  },
  {
    name: 'bills of the time before are shown',
    file: 'server/src/platform/access.ts',
    text: ".where(sinceHeld('invoice.from_day'))",
    becomes: '',
    tests: seen,
  },
  {
    name: 'hours of the time before are shown',
    file: 'server/src/platform/access.ts',
    text: "(select held_from from contract where id = ${contractId}), '-infinity'::date)",
    becomes: "(select null::date from contract where id = ${contractId}), '-infinity'::date)",
    tests: seen,
  },
  {
    name: 'documents of the time before are shown',
    file: 'server/src/modules/contracts/attachments.ts',
    text: ".where(sinceHeld('attachment.created_day'))",
    becomes: '',
    tests: seen,
  },
  {
    name: 'services of the time before are shown',
    file: 'server/src/modules/contracts/queries.ts',
    text: ".where('start_day', '>=', heldFrom(id))",
    becomes: '',
    tests: seen,
  },
  {
    name: 'a battery counts what went in before',
    file: 'server/src/platform/access.ts',
    text: 'battery_movement.day < contract.held_from',
    becomes: 'contract.held_from is null and false',
    tests: seen,
  },
  {
    name: 'the new holder stays tied to the battery of the former one',
    file: 'server/src/import/save/change-of-hands.ts',
    text: "await db.deleteFrom('battery_contract').where('contract_id', '=', contractId).execute()",
    becomes: '',
    tests: requests,
  },
]
