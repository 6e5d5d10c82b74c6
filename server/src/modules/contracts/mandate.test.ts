import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { seal } from '../../platform/at-rest/seal.ts'
import { todayOf } from '../../platform/clock.ts'
import { sql } from 'kysely'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { addCaller, sign, type SubmittedBody } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const iban = 'ES9121000418450200051332'
const other = 'ES7921000813610123456789'

async function contractWith(
  mandates: readonly (readonly [reference: string, iban: string, signed: string, state?: 'cancelled'])[],
  held_from: string | null = null,
) {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer, { iban, held_from })
  for (const [reference, account, signed_day, state] of mandates) {
    const mandate = {
      contract_id: contract.id,
      reference,
      iban: seal('mandate.iban', { contract_id: contract.id, reference }, account),
      signed_day,
      state: state ?? ('active' as const),
    }
    await server.db.insertInto('mandate').values(mandate).execute()
  }
  const shown = await server.get(`contracts/${contract.name}/`, await server.signIn(customer))
  return (shown.body as ContractDetail).mandate
}

it('is the newest active one of the account that is charged [r.import-mandates]', async () => {
  const mandate = await contractWith([
    ['M-1', iban, '2020-01-01'],
    ['M-2', iban, '2021-01-01'],
    ['M-3', iban, '2022-01-01', 'cancelled'],
    ['M-4', other, '2023-01-01'],
  ])
  expect(mandate).toEqual({ reference: 'M-2', signed_date: '2021-01-01' })
  expect(await contractWith([['M-1', other, '2020-01-01']])).toBeNull()
})

it('is never one of who had the contract before', async () => {
  expect(await contractWith([['M-1', iban, '2020-01-01']], '2020-01-02')).toBeNull()
})

/** A mandate that was given here for these contracts with one signature, a day after it was asked for. */
async function givenForTwo() {
  const caller = await addCaller(server, { iban: other })
  const second = await addContract(server.db, caller.customer, { iban: other })
  const body = { already_registered: false, iban, owner_is_bank_owner: true, selection: 'all' }
  const asked = await caller.send('POST', `contracts/${caller.contract.id}/iban/`, body)
  const { id } = (asked.body as SubmittedBody).request
  const signedDay = addDays(todayOf(server.services), 1)
  server.clock.advance(24 * 3_600_000)
  const headers = await server.signIn(caller.customer)
  async function send(method: 'GET' | 'POST' | 'PUT', path: string, payload: object = {}) {
    const reply = await server.inject({ method, url: `/api/v1/${path}`, headers, payload })
    return { status: reply.statusCode, body: reply.json<never>() }
  }
  await sign(server, { ...caller, headers, send }, id)
  const parts = await server.db
    .selectFrom('request')
    .select(['reference', 'contract_id'])
    .select(sql<string>`submission ->> 'mandate_reference'`.as('mandate'))
    .where('joint_id', '=', id)
    .orderBy('id')
    .execute()
  for (const { reference } of parts) {
    const url = `/api/v1/retailer/requests/${reference}/answer/`
    const payload = { answer: 'effective' }
    await server.inject({ method: 'POST', url, headers: { 'x-api-key': server.apiKey }, payload })
  }
  const shown = async ({ name }: { readonly name: string }) =>
    ((await server.get(`contracts/${name}/`, headers)).body as ContractDetail).mandate
  return { contracts: [caller.contract, second], shown, signedDay, parts }
}

it('that was given here for several contracts is of the day of their signature, unless the file has ended it', async () => {
  const { contracts, shown, signedDay, parts } = await givenForTwo()
  expect(parts).toHaveLength(2)
  for (const contract of contracts) {
    const reference = String(parts.find(({ contract_id: of }) => of === contract.id)?.mandate)
    expect(await shown(contract)).toEqual({ reference, signed_date: signedDay })
    const row = { contract_id: contract.id, reference }
    const filed = { ...row, iban: seal('mandate.iban', row, iban), signed_day: signedDay }
    await server.db
      .insertInto('mandate')
      .values({ ...filed, state: 'active' })
      .execute()
    expect(await shown(contract)).toEqual({ reference, signed_date: signedDay })
    for (const state of ['cancelled', 'expired'] as const) {
      await server.db.updateTable('mandate').set({ state }).where('contract_id', '=', contract.id).execute()
      expect(await shown(contract)).toBeNull()
    }
  }
})
