// Fifty changes of one contract and one battery at once: the life of every request holds, and who loses is told why.
import { nextState, openStates, type RequestEvent } from '@endoll/domain/procedures/request-state.ts'
import type { ErrorBody } from '@endoll/api/errors.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import { addBattery, addContract } from '../../testing/factories.ts'
import { addCaller, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db
    .insertInto('product')
    .values({ code: 'CLOCK', kind: 'electricity', name: 'Reloj' })
    .execute()
  await server.db
    .insertInto('product_tariff_option')
    .values(
      ['saturday', 'sunday'].map(
        (choice) => ({ product_code: 'CLOCK', option: 'happy_day', choice }) as const,
      ),
    )
    .execute()
})
afterAll(() => server.stop())

interface Sent {
  readonly name: string
  readonly status: number
  readonly body: SubmittedBody & Partial<ErrorBody>
}

type Call = readonly [name: string, caller: TestCaller, ...asked: Parameters<TestCaller['send']>]

/** Fifty calls, mixed so that every procedure meets every other and itself. */
function fifty(caller: TestCaller, others: readonly TestCaller[], battery: number): Call[] {
  const { id, name } = caller.contract
  const own = (kind: string, ...asked: Parameters<TestCaller['send']>): Call => [kind, caller, ...asked]
  const share = (one: TestCaller, percent: number): Call => [
    'battery',
    one,
    'PUT',
    `contract/${one.contract.name}/change_bateria_pes_percentatge/${battery}`,
    { pes_percentatge: percent },
  ]
  const five = Array.from({ length: 5 }, (_, index) => index)
  const calls = five.flatMap((index): Call[] => [
    own('power', 'POST', `contracts/${name}/power/`, {
      phone: '600000001',
      power_p1: 5000 + 100 * index,
      power_p2: 5000 + 100 * index,
    }),
    own('sips', 'POST', `contracts/${name}/no_cession_sips/`, { noCesionSelection: 'actual' }),
    own('iban', 'POST', `contracts/${id}/iban/`, {
      already_registered: 'no',
      iban: 'ES9121000418450200051332',
      owner_is_bank_owner: true,
    }),
    own('invoice_online', 'POST', `contracts/${name}/`, { invoice_online: index % 2 === 0 }),
    own('tariff_options', 'PUT', `contract/${id}/happy-day/`, { value: index % 2 ? 'saturday' : 'sunday' }),
    own('battery', 'PUT', `contract/${name}/bateria/${battery}`, {
      valor_descomptes: index % 2 ? 'no_aplicar' : 'aplicar',
    }),
    share(caller, 20 + 10 * index),
    ...others.slice(0, 3).map((other) => share(other, 15 + 5 * index)),
  ])
  // By turns, not one kind after the other.
  return calls.map((_, index) => calls[(index * 7) % calls.length]!)
}

/** Why a request may lose, each with its error. */
const reasons = [
  'process_running',
  'battery_share_taken',
  'invalid_request',
  'too_many_attempts',
  'same_power',
]

it('holds the life of every request, and tells the losers why [r.parallel-changes]', async () => {
  const caller = await addCaller(server, { product_code: 'CLOCK' })
  const others = await Promise.all(Array.from({ length: 3 }, () => addCaller(server)))
  const spare = await addContract(server.db, caller.customer)
  const battery = await addBattery(server.db, [
    [caller.contract, 10],
    [spare, 30],
    ...others.map(({ contract }) => [contract, 10] as const),
  ])
  const calls = fifty(caller, others, battery)
  expect(calls).toHaveLength(50)
  const sent = await Promise.all(
    calls.map(async ([name, one, ...asked]): Promise<Sent> => ({ name, ...(await one.send(...asked)) })),
  )

  const won = sent.filter(({ status }) => status === 200)
  for (const { name, status, body } of sent) {
    if (status === 200) continue
    expect([name, reasons.includes(String(body.error))], JSON.stringify(body)).toEqual([name, true])
    if (body.error === 'process_running') expect(body.about?.request?.reference).toMatch(/^.{4}-.{4}$/)
    if (body.error === 'battery_share_taken') expect(body.about?.percentage_left).toBeTypeOf('number')
    if (body.error === 'invalid_request') expect(JSON.stringify(body.errors)).toContain('same_')
  }
  // Somebody of each kind won; of the distributor's, one alone.
  const kinds = [...new Set(won.map(({ name }) => name))].toSorted()
  const distributors = kinds.filter((name) => name === 'power' || name === 'sips')
  expect(distributors).toHaveLength(1)
  expect(kinds).toEqual(['battery', 'iban', 'invoice_online', 'tariff_options', ...distributors].toSorted())

  const contracts = [caller, ...others].map(({ contract }) => contract.id)
  const requests = await server.db
    .selectFrom('request')
    .selectAll()
    .where('contract_id', 'in', contracts)
    .orderBy('id')
    .execute()
  expect(requests.map(({ id }) => id)).toEqual(
    won.map(({ body }) => body.request.id).toSorted((a, b) => a - b),
  )
  for (const request of requests) {
    const steps = await server.db
      .selectFrom('request_event')
      .selectAll()
      .where('request_id', '=', request.id)
      .orderBy('position')
      .execute()
    // Each step is one that the table of a request's life has, from where the one before led.
    let state = 'submitted'
    for (const { event, actor, to_state } of steps.slice(1)) {
      state = nextState(state as 'submitted', event as RequestEvent, actor)
      expect(state).toBe(to_state)
    }
    expect([request.reference, state]).toEqual([request.reference, request.state])
  }
  const open = requests.filter(
    ({ contract_id, state }) => contract_id === caller.contract.id && openStates.includes(state),
  )
  expect(open.filter(({ needs_distributor }) => needs_distributor)).toHaveLength(1)
  expect(new Set(open.map(({ procedure }) => procedure)).size).toBe(open.length)
  const { rows: events } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox_event where type = 'request.submitted'
       and request_id = any(${requests.map(({ id }) => id)}::bigint[])`.execute(server.db)
  expect(events[0]?.count).toBe(requests.length)

  // What stands is what the last one who won asked for.
  const last = (contractId: number, procedure: string, key: string) =>
    requests
      .filter(({ contract_id, procedure: of }) => contract_id === contractId && of === procedure)
      .map(
        ({ reference, submission }) =>
          (unsealJson('request.submission', { reference }, submission) as Record<string, unknown>)[key],
      )
      .findLast((value) => value !== undefined)
  const links = await server.db
    .selectFrom('battery_contract')
    .selectAll()
    .where('battery_id', '=', battery)
    .execute()
  for (const { contract_id, share_percent, discounts } of links) {
    expect(share_percent).toBe(
      last(contract_id, 'battery', 'share_percent') ?? (contract_id === spare.id ? 30 : 10),
    )
    expect(discounts).toBe(last(contract_id, 'battery', 'discounts') ?? 'no_aplicar')
  }
  expect(links.reduce((sum, { share_percent }) => sum + share_percent, 0)).toBeLessThanOrEqual(100)
  const contract = await server.db
    .selectFrom('contract')
    .select(['invoice_online', 'happy_day'])
    .where('id', '=', caller.contract.id)
    .executeTakeFirstOrThrow()
  expect(contract).toEqual({
    invoice_online: last(caller.contract.id, 'invoice_online', 'invoice_online'),
    happy_day: last(caller.contract.id, 'tariff_options', 'choice'),
  })
})
