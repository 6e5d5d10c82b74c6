import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readOutbox } from '../requests/operations/deliver.ts'
import { tellNews } from './operations/tell-news.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

// The clock of tests stands at 21 November 2026: 42 days after 10 October.
async function ended(end_day: string, state = 'baixa') {
  const laia = await addCustomer(server.db)
  return addContract(server.db, laia, { state, end_day })
}

async function toldLate() {
  await tellNews(server.services)
  const { page } = await readOutbox(server.services, 0)
  return page.events.flatMap((event) => (event.type === 'final_account.late' ? [event.final_account] : []))
}

it('[law.account] a last bill that has not come in six weeks is told to the retailer, once, and no other', async () => {
  const late = await ended('2026-10-09')
  const bills = (to_day: string, type: 'N' | 'A' = 'N') => ({ from_day: '2026-09-01', to_day, type })
  await addInvoice(server.db, late, bills('2026-10-01'))
  await addInvoice(server.db, late, bills('2026-10-10', 'A'))
  await addInvoice(server.db, await ended('2026-10-09'), bills('2026-10-10'))
  // Today is in time; what continues has no last bill; and what ended in spring was not watched.
  for (const [day, state] of [['2026-10-10'], ['2026-10-09', 'activa'], ['2026-03-01']] as const)
    await ended(day, state)
  const expected = {
    customer: { code: expect.any(String) as string },
    contract: { name: late.name, cups: late.cups },
    end_date: '2026-10-09',
    due_date: '2026-11-20',
  }
  expect(await toldLate()).toEqual([expected])
  expect(await toldLate()).toEqual([expected])
  // It arrives after all: nothing more is reported.
  await addInvoice(server.db, late, bills('2026-10-10'))
  server.clock.advance(86_400_000)
  expect((await toldLate()).filter(({ contract }) => contract.name === late.name)).toHaveLength(1)
})
