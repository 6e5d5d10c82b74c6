import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { answerRequest } from '../requests/operations/answer.ts'
import { addCaller, mailsTo, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ endService: true })
})
afterAll(() => server.stop())

const upkeep = { kind: 'service', name: 'Mantenimiento', start_day: '2024-01-01' } as const

// The office's clock stands on 2026-11-21.
async function withServices(): Promise<TestCaller> {
  const caller = await addCaller(server)
  await server.db
    .insertInto('contract_service')
    .values(
      [
        { ...upkeep, about: 'Un electricista en 24 horas.', price_month: '3.95' },
        { ...upkeep, start_day: '2023-01-01', end_day: '2027-12-31' },
        { ...upkeep, start_day: '2020-01-01', end_day: '2022-12-31' },
        // 400 days, of which those after today are 40.
        { ...upkeep, name: 'Seguro', start_day: '2025-11-27', stay_last_day: '2026-12-31', penalty: '40' },
      ].map((row) => ({ ...row, contract_id: caller.contract.id })),
    )
    .execute()
  return caller
}

async function servicesOf(caller: TestCaller): Promise<ContractDetail['services']> {
  const { body } = await caller.send('GET', `contracts/${caller.contract.name}/`)
  return (body as ContractDetail).services
}

async function idOf(caller: TestCaller, name: string): Promise<number> {
  return (await servicesOf(caller)).find((one) => one.name === name && one.end_date === null)?.id ?? 0
}

function ask(caller: TestCaller, services: readonly number[], more: object = {}) {
  return caller.send('POST', `contracts/${caller.contract.name}/services/end/`, { services, ...more })
}

describe('the end of a service [r.end-service]', () => {
  it('says beside each what it is for, what it costs, and what leaving it today does', async () => {
    const caller = await withServices()
    expect(await servicesOf(caller)).toMatchObject([
      { name: 'Seguro', about: null, price: null, stay: { last_day: '2026-12-31', penalty: 4 } },
      { about: 'Un electricista en 24 horas.', price: 3.95, stay: null, end_date: null },
      { end_date: '2027-12-31', stay: null },
      { end_date: '2022-12-31', stay: null },
    ])
  })

  it('is signed once, sent, and ends that service alone on the day of the retailer [POST contracts/{name}/services/end/]', async () => {
    const caller = await withServices()
    const { body } = await ask(caller, [await idOf(caller, 'Mantenimiento')])
    const { request, waiting_for_signature } = body as SubmittedBody
    expect(waiting_for_signature).toBe(true)
    await sign(server, caller, request.id)
    expect(await caller.request(request.id)).toMatchObject({
      state: 'sent',
      due_date: '2026-11-24',
      changes: [{ field: 'services', before: null, after: 'Mantenimiento' }],
    })
    const { submission } = await server.db
      .selectFrom('request')
      .select('submission')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(submission).toMatchObject({ services: ['Mantenimiento'], service_starts: ['2024-01-01'] })
    await answerRequest(server.services, request.reference, {
      answer: 'effective',
      effective_date: '2026-11-21',
    })
    expect((await servicesOf(caller)).map(({ name, end_date }) => [name, end_date])).toEqual([
      ['Seguro', null],
      ['Mantenimiento', '2026-11-21'],
      ['Mantenimiento', '2027-12-31'],
      ['Mantenimiento', '2022-12-31'],
    ])
    const kept = await server.db
      .selectFrom('contract_service')
      .select('asked_end_day')
      .where('contract_id', '=', caller.contract.id)
      .where('start_day', '=', '2024-01-01')
      .executeTakeFirstOrThrow()
    expect(kept.asked_end_day).toBe('2026-11-21')
    expect(await mailsTo(server, caller.customer.email)).toContain('request effective')
  })

  it('costs nothing that was not said and accepted before', async () => {
    const caller = await withServices()
    const id = await idOf(caller, 'Seguro')
    expect((await ask(caller, [id])).body).toMatchObject({
      errors: { penalty_accepted: ['required_field'] },
    })
    const { request } = (await ask(caller, [id], { penalty_accepted: true })).body as SubmittedBody
    expect((await caller.request(request.id)).changes).toContainEqual({
      field: 'service_penalty',
      before: null,
      after: '400',
    })
    expect((await ask(caller, [await idOf(caller, 'Mantenimiento')])).status).toBe(409)
  })

  it('is refused of one that is over, of another contract’s, of none and while the contract is over', async () => {
    const [caller, other] = [await withServices(), await withServices()]
    const over = (await servicesOf(caller)).find(({ end_date: end }) => end === '2022-12-31')?.id ?? 0
    for (const ids of [[over], [await idOf(other, 'Mantenimiento')], []]) {
      expect((await ask(caller, ids)).body).toMatchObject({ errors: { services: [expect.any(String)] } })
    }
    const own = await idOf(caller, 'Mantenimiento')
    await server.db
      .updateTable('contract')
      .set({ state: 'baixa' })
      .where('id', '=', caller.contract.id)
      .execute()
    expect((await ask(caller, [own])).body).toMatchObject({ error: 'contract_not_active' })
  })
})
