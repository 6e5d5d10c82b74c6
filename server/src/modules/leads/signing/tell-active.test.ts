import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { at } from '../../../platform/db/at.ts'
import { addContract, addCustomer } from '../../../testing/factories.ts'
import { lastCode } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addOffers, answersOfHome, dni, payloadOf, send, supply, upload } from '../leads.fixture.ts'
import { tellActiveContracts } from '../operations.ts'

let server: TestServer
let product: number

// The office's clock stands on 2026-11-21.
beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
})
afterAll(() => server.stop())

let made = 700
/** A contract that was asked for and signed today. */
async function signed() {
  made += 1
  const nif = dni(42_000_000 + made)
  const answers = answersOfHome({
    vat: nif,
    cups: supply(made),
    nifFaceup: [{ id: await upload(server, 'identity') }],
    selectedProduct: product,
  })
  const { body } = await send(server, 'POST', 'leads', { body: payloadOf(answers) })
  const { id, reference } = (body as LeadReply).result!.contract!
  await server.db
    .updateTable('mail_outbox')
    .set({ sent_at: at(server.clock.nowMs()) })
    .where('sent_at', 'is', null)
    .execute()
  await send(server, 'POST', `contract_drafts/${id}/signature/code/`)
  const code = await lastCode(server, 'laia@example.test')
  await send(server, 'POST', `contract_drafts/${id}/signature/`, { body: { code } })
  return { nif, reference, cups: answers.cups! }
}

/** What was mailed of a contract since it was signed: the first day, where one was said. */
async function told(reference: string) {
  await tellActiveContracts(server.services)
  await tellActiveContracts(server.services)
  const rows = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'new_contract')
    .orderBy('id')
    .execute()
  return rows
    .map(({ data }) => data as { about: string; reference: string; since?: string })
    .filter((data) => data.reference === reference && data.about === 'active')
    .map(({ since }) => since)
}

async function contractOf({ nif, cups }: { nif: string; cups: string }, fields: object) {
  const customer = await addCustomer(server.db)
  return addContract(server.db, customer, { cups, owner_nif: nif, ...fields })
}

it('is told once, from the day on which the supply has begun [r.told-active]', async () => {
  const contract = await signed()
  expect(await told(contract.reference)).toEqual([])
  const { id } = await contractOf(contract, { start_day: '2026-11-23', state: 'esborrany' })
  expect(await told(contract.reference)).toEqual([])
  await server.db.updateTable('contract').set({ state: 'activa' }).where('id', '=', id).execute()
  expect(await told(contract.reference)).toEqual([])
  server.clock.advance(3 * 86_400_000)
  const said = await told(contract.reference)
  server.clock.advance(-3 * 86_400_000)
  expect(said).toEqual(['2026-11-23'])
})

it.each([
  ['one that had begun before', { start_day: '2026-11-20' }],
  ['a draft', { start_day: '2026-11-21', state: 'esborrany' }],
  ['somebody else’s', { start_day: '2026-11-21', owner_nif: dni(43_000_001) }],
])('of %s nothing is told [r.told-active]', async (_, fields) => {
  const contract = await signed()
  await contractOf(contract, fields)
  expect(await told(contract.reference)).toEqual([])
})
