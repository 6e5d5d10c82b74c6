import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import { addContract, type TestContract } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller, mailsTo, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'

function ibanOf(account: string) {
  return spanishIban('2100', '0418', account.padStart(10, '0'))
}
const [first, second, third] = ['1', '2', '3'].map(ibanOf) as [string, string, string]

let server: TestServer
let caller: TestCaller
let flat: TestContract
let gas: TestContract

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server, { iban: null })
  const { db } = server
  flat = await addContract(db, caller.customer, {
    iban: first,
    notification_email: 'old@example.test',
    owner_name: 'Ana',
  })
  await addContract(db, caller.customer, { iban: second })
  gas = await addContract(db, caller.customer, { kind: 'gas', iban: first })
  await addCaller(server, { iban: third })
})
afterAll(() => server.stop())

interface Account {
  readonly id: number
  readonly printable_iban: string
}
async function accounts(path = 'ibans/') {
  return (await caller.send('GET', path)).body as Account[]
}
function change(contract: TestContract, body: object) {
  return caller.send('POST', `contracts/${contract.id}/iban/`, body)
}
async function shown(contract: TestContract) {
  return (await server.get(`contracts/${contract.name}/`, caller.headers)).body as {
    bank_account: Account | null
  }
}
function fresh(fields: Parameters<typeof addContract>[2] = {}) {
  return addContract(server.db, caller.customer, { iban: first, ...fields })
}

describe('known accounts [GET contracts/ibans/] [GET ibans/]', () => {
  it('are those of the customer’s own contracts, each once, by both calls', async () => {
    const own = await accounts()
    expect(own.map(({ printable_iban }) => printable_iban.replaceAll(' ', ''))).toEqual(
      [first, second].toSorted(),
    )
    expect(await accounts('contracts/ibans/')).toEqual(own)
  })

  it('keep their ids, and a contract names its own', async () => {
    const { bank_account } = await shown(flat)
    expect(await accounts()).toContainEqual(bank_account)
    expect((await shown(gas)).bank_account).toEqual(bank_account)
  })
})

describe('what is refused', () => {
  it.each<[string, object, object]>([
    ['nothing', {}, { already_registered: ['required_field'] }],
    ['no account', { already_registered: true }, { bank_id: ['required_field'] }],
    ['an account nobody has', { already_registered: true, bank_id: 4 }, { bank_id: ['not_valid'] }],
    [
      'no IBAN and nobody’s',
      { already_registered: false },
      { iban: ['required_field'], owner_is_bank_owner: ['owner_not_confirmed'] },
    ],
    [
      'a wrong IBAN',
      { already_registered: 'no', iban: 'ES00 2100', owner_is_bank_owner: true },
      { iban: ['iban_field_invalid'] },
    ],
    [
      'an account outside SEPA',
      { already_registered: 'no', iban: 'AE07 0331 2345 6789 0123 456', owner_is_bank_owner: true },
      { iban: ['iban_not_sepa'] },
    ],
    [
      'the tick missing',
      { already_registered: 'no', iban: third, owner_is_bank_owner: false },
      { owner_is_bank_owner: ['owner_not_confirmed'] },
    ],
    [
      'the current account',
      { already_registered: false, iban: first.toLowerCase(), owner_is_bank_owner: true },
      { iban: ['same_iban'] },
    ],
    ['a field too many', { already_registered: true, bank_id: 1, x: 1 }, { request: ['not_valid'] }],
  ])('%s', async (_, body, errors) => {
    expect(await change(flat, body)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', errors },
    })
  })

  it('the current account, chosen from the list', async () => {
    const { bank_account } = await shown(flat)
    expect(await change(flat, { already_registered: true, bank_id: bank_account!.id })).toMatchObject({
      status: 400,
      body: { errors: { bank_id: ['same_iban'] } },
    })
  })

  it('another customer’s account, which only they know by its id', async () => {
    const stranger = await addCaller(server, { iban: third })
    const theirs = (await stranger.send('GET', 'ibans/')).body as Account[]
    expect(await change(flat, { already_registered: true, bank_id: theirs[0]!.id })).toMatchObject({
      body: { errors: { bank_id: ['not_valid'] } },
    })
  })

  it('a contract that is not active [c4.modifications]', async () => {
    const draft = await fresh({ state: 'esborrany' })
    const body = { already_registered: false, iban: third, owner_is_bank_owner: true }
    expect(await change(draft, body)).toMatchObject({ status: 409, body: { error: 'contract_not_active' } })
  })
})

describe('a new account [c3.iban-change] [c5.iban-ownership] [POST contracts/{id}/iban/]', () => {
  it('is signed, sent, and takes effect when the retailer says so; the old address gets a notice', async () => {
    const body = { already_registered: false, iban: ` ${third} `, owner_is_bank_owner: true }
    const { status, body: reply } = await change(flat, body)
    expect([status, reply]).toEqual([
      200,
      expect.objectContaining({ waiting_for_signature: true, result: true }),
    ])
    const { request } = reply as SubmittedBody
    expect(await mailsTo(server, 'old@example.test')).toEqual(['notice iban'])
    await sign(server, caller, request.id)
    expect((await shown(flat)).bank_account?.printable_iban.replaceAll(' ', '')).toBe(first)
    const events = await server.inject({
      url: '/api/v1/retailer/outbox/',
      headers: { 'x-api-key': server.apiKey },
    })
    const mine = events
      .json<{
        events: { type: string; request: { reference: string; changes: object; signature: object } }[]
      }>()
      .events.filter((event) => event.request.reference === request.reference)
    expect(mine.map(({ type }) => type)).toEqual(['request.submitted', 'request.signed'])
    expect(mine[1]?.request).toMatchObject({
      changes: { iban: third },
      signature: { provider: 'embedded' },
      state: 'sent',
    })
    await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/requests/${request.reference}/answer/`,
      headers: { 'x-api-key': server.apiKey },
      payload: { answer: 'effective' },
    })
    expect((await shown(flat)).bank_account?.printable_iban.replaceAll(' ', '')).toBe(third)
    const detail = await caller.request(request.id)
    expect(detail.mandate_reference).toMatch(/^[0-9A-F]{20}$/)
    expect(await shown(flat)).toMatchObject({ mandate: { reference: detail.mandate_reference } })
  })

  it('has a mandate of its own each time, and does not block the distributor’s changes', async () => {
    const contract = await fresh()
    const body = { already_registered: false, iban: third, owner_is_bank_owner: 'yes' }
    const one = (await change(contract, body)).body as SubmittedBody
    expect((await change(contract, body)).body).toMatchObject({
      error: 'process_running',
      about: { request: one.request },
    })
    await caller.send('POST', `requests/${one.request.id}/withdraw/`)
    const two = (await change(contract, body)).body as SubmittedBody
    const mandates = [await caller.request(one.request.id), await caller.request(two.request.id)].map(
      ({ mandate_reference }) => mandate_reference,
    )
    expect(new Set(mandates).size).toBe(2)
    expect((await shown(contract)) as unknown).toMatchObject({ atr_available: true })
    const power = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    expect((await caller.send('POST', `contracts/${contract.name}/power/`, power)).status).toBe(200)
  })

  it('may be a foreign one', async () => {
    const contract = await fresh()
    const body = { already_registered: false, iban: 'DE89 3704 0044 0532 0130 00', owner_is_bank_owner: true }
    expect((await change(contract, body)).status).toBe(200)
  })

  it('counts at once where accounts are not signed, and is one that is registered from then on', async () => {
    const unsigned = await startTestServer({}, { deployment: { signedProcedures: [] } })
    try {
      const one = await addCaller(unsigned, { iban: first })
      const body = { already_registered: false, iban: second, owner_is_bank_owner: true }
      const reply = (await one.send('POST', `contracts/${one.contract.id}/iban/`, body)).body as SubmittedBody
      expect(reply.waiting_for_signature).toBe(false)
      expect(await one.request(reply.request.id)).toMatchObject({
        state: 'effective',
        effective_date: '2026-11-21',
        changes: [{ field: 'iban', before: expect.stringContaining('ES'), after: expect.any(String) }],
      })
      expect(await mailsTo(unsigned, one.customer.email)).toEqual(['request effective'])
      expect((await one.send('GET', 'ibans/')).body).toHaveLength(1)
    } finally {
      await unsigned.stop()
    }
  })
})

describe('one account for every contract [r.account-for-all]', () => {
  /** A customer with four active contracts, one of which has the account that is asked for, and one that has ended. */
  async function home() {
    const one = await addCaller(server, { iban: first, notification_email: 'known@example.test' })
    const add = (fields: Parameters<typeof addContract>[2]) => addContract(server.db, one.customer, fields)
    const heating = await add({ kind: 'gas', iban: first, notification_email: 'known@example.test' })
    const office = await add({ iban: null, payer_name: 'Taller SL', payer_nif: 'B58818501' })
    await add({ iban: third })
    await add({ state: 'baixa', iban: first })
    const ask = (more: object = {}, headers: Record<string, string> = {}) =>
      one.send(
        'POST',
        `contracts/${one.contract.id}/iban/`,
        { already_registered: false, iban: third, owner_is_bank_owner: true, selection: 'all', ...more },
        headers,
      )
    return { one, heating, office, ask }
  }
  type Reply = SubmittedBody & { readonly contracts: readonly string[]; readonly left_out: readonly object[] }

  it('is one request, signed once and mailed once, with a part and the mandate of its payer each', async () => {
    const { one, heating, office, ask } = await home()
    const names = [one.contract.name, heating.name, office.name]
    const key = { 'idempotency-key': 'every-account' }
    const reply = (await ask({}, key)).body as Reply
    expect(reply).toMatchObject({ result: true, contracts: names, left_out: [], waiting_for_signature: true })
    expect((await ask({}, key)).body).toEqual(reply)
    const { id, reference } = reply.request
    const detail = await one.request(id)
    expect(detail).toMatchObject({
      contract: null,
      contracts: names,
      changes: [
        { field: 'iban', after: expect.stringMatching(/^ES/) },
        ...names.map((name, index) => ({
          field: `contract_${index + 1}`,
          after: expect.stringContaining(name),
        })),
      ],
    })
    // Two payers, two orders.
    expect(String(detail.mandate_reference).split(', ')).toHaveLength(2)
    expect(await mailsTo(server, 'known@example.test')).toEqual(['notice iban'])
    const document = await server.inject({ url: `/api/v1/requests/${id}/document/`, headers: one.headers })
    expect(document.statusCode).toBe(200)

    await sign(server, one, id)
    const parts = await server.db
      .selectFrom('request')
      .select(['reference', 'state', 'contract_name', 'submission'])
      .where('joint_id', '=', id)
      .orderBy('id')
      .execute()
    expect(parts.map(({ contract_name: name, state }) => [name, state])).toEqual(
      names.map((name) => [name, 'sent']),
    )
    const mandates = parts.map(({ submission }) => submission as unknown as { mandate_reference: string })
    expect(mandates[0]?.mandate_reference).toBe(mandates[1]?.mandate_reference)
    expect(new Set(mandates.map(({ mandate_reference: of }) => of)).size).toBe(2)
    for (const part of parts) {
      await server.inject({
        method: 'POST',
        url: `/api/v1/retailer/requests/${part.reference}/answer/`,
        headers: { 'x-api-key': server.apiKey },
        payload: { answer: 'effective' },
      })
    }
    expect(await one.request(id)).toMatchObject({ reference, state: 'effective' })
    const rows = await server.db
      .selectFrom('contract')
      .select(['name', 'iban'])
      .where('name', 'in', names)
      .execute()
    expect(rows.map(contractIban)).toEqual([third, third, third])
    const mails = await mailsTo(server, one.customer.email)
    expect(mails.filter((mail) => mail !== 'new_device')).toEqual([
      'request waiting_signature',
      'signature_code',
      'request sent',
      'request effective',
    ])
  })

  it('names what has a change under way, and is refused where nothing is left to ask for', async () => {
    const { one, heating, office, ask } = await home()
    const alone = { already_registered: false, iban: second, owner_is_bank_owner: true }
    await one.send('POST', `contracts/${heating.id}/iban/`, alone)
    const { contracts, left_out, request } = (await ask()).body as Reply
    expect(contracts).toEqual([one.contract.name, office.name])
    expect(left_out).toEqual([{ contract: heating.name, error: 'process_running' }])
    expect(await ask()).toMatchObject({
      status: 409,
      body: { error: 'process_running', about: { request } },
    })
    const settled = await addCaller(server, { iban: third })
    const body = { already_registered: false, iban: third, owner_is_bank_owner: true, selection: 'all' }
    expect(await settled.send('POST', `contracts/${settled.contract.id}/iban/`, body)).toMatchObject({
      status: 400,
      body: { errors: { iban: ['same_iban'] } },
    })
    expect((await ask({ selection: 'some' })).body).toMatchObject({ errors: { selection: ['not_valid'] } })
  })

  it('is withdrawn once, and is somebody else’s to nobody', async () => {
    const { one, ask } = await home()
    const { request } = (await ask()).body as Reply
    const other = await addCaller(server)
    expect((await other.send('POST', `requests/${request.id}/withdraw/`)).status).toBe(404)
    await one.send('POST', `requests/${request.id}/withdraw/`)
    const open = await server.db
      .selectFrom('request')
      .select('id')
      .where('customer_id', '=', one.customer.customerId)
      .where('state', '<>', 'withdrawn')
      .execute()
    expect(open).toEqual([])
  })

  it('leaves out the kind whose switch is off', async () => {
    const some = await startTestServer({ ibanGasChange: false }, { deployment: { signedProcedures: [] } })
    try {
      const one = await addCaller(some, { iban: first })
      const heating = await addContract(some.db, one.customer, { kind: 'gas', iban: first })
      await addContract(some.db, one.customer, { iban: second })
      const body = { already_registered: false, iban: third, owner_is_bank_owner: true, selection: 'all' }
      const { contracts, request } = (await one.send('POST', `contracts/${one.contract.id}/iban/`, body))
        .body as Reply
      expect(contracts).toHaveLength(2)
      expect(contracts).not.toContain(heating.name)
      expect(await one.request(request.id)).toMatchObject({ state: 'effective' })
      expect((await one.send('GET', 'ibans/')).body).toHaveLength(2)
    } finally {
      await some.stop()
    }
  })
})

describe('the two switches', () => {
  const body = { already_registered: false, iban: third, owner_is_bank_owner: true }

  it.each([
    [{ ibanChange: false }, [404, 200]],
    [{ ibanGasChange: false }, [200, 404]],
    [{ ibanChange: false, ibanGasChange: false }, [404, 404]],
  ])('%j: electricity and gas answer %j', async (switches, expected) => {
    const some = await startTestServer(switches)
    try {
      const one = await addCaller(some, { iban: first })
      const gasHere = await addContract(some.db, one.customer, { kind: 'gas', iban: first })
      const answers = await Promise.all(
        [one.contract, gasHere].map(({ id }) => one.send('POST', `contracts/${id}/iban/`, body)),
      )
      expect(answers.map(({ status }) => status)).toEqual(expected)
      const neverThere = await one.send('POST', 'contracts/987654/iban/', body)
      for (const answer of answers.filter(({ status }) => status === 404)) expect(answer).toEqual(neverThere)
    } finally {
      await some.stop()
    }
  })
})
