import { expect, it } from 'vitest'
import { demoContracts } from '../write-folder.ts'
import type { Draft } from './invoice.ts'
import { ladderOf } from './ladder.ts'

const [contract] = demoContracts('2026-11-21')
function draftOf(customer: string): Draft {
  return {
    contract: { ...contract!, customer },
    type: 'N',
    issueDay: '2026-08-01',
    dueDay: '2026-08-10',
    bill: { span: { from: '2026-07-01', to: '2026-08-01' }, lines: [], taxes: [], totalCents: 4783 },
    energyWh: 0,
    estimated: false,
    readings: [],
  }
}

it.each([
  ['rosa', ['Recibo devuelto por el banco', 'Aviso de impago enviado', 'Primera carta enviada']],
  ['laia', ['Rebut retornat pel banc', 'Avís d’impagament enviat', 'Primera carta enviada']],
  ['buit', ['Direct debit returned by the bank', 'Reminder sent', 'First letter sent']],
])('what an unpaid bill went through is listed for %s in their language', (customer, expected) => {
  const rungs = ladderOf(draftOf(customer), '2026-09-04')
  expect(rungs.map(({ description }) => description)).toEqual(expected)
  expect(rungs.map(({ day }) => day)).toEqual(['2026-08-13', '2026-08-20', '2026-09-04'])
})
