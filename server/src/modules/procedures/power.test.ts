import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller, mailsTo, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'

let server: TestServer
let caller: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
})
afterAll(() => server.stop())

const asked = { phone: '600 000 001', power_p1: 5500, power_p2: 5500 }

/** A contract of the caller's own for a test, so that no test finds the other's requests. */
function fresh(fields: Parameters<typeof addContract>[2] = {}) {
  return addContract(server.db, caller.customer, fields)
}

function change(name: string, body: object, headers = {}) {
  return caller.send('POST', `contracts/${encodeURIComponent(name)}/power/`, body, headers)
}
function form(name: string) {
  return caller.send('GET', `contracts/${encodeURIComponent(name)}/power/`)
}

async function answer(id: number, body: object) {
  const { reference } = await caller.request(id)
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': server.apiKey },
    payload: body,
  })
}

describe('the fields', () => {
  it.each<[object, object]>([
    [{}, { phone: ['required_field'], power_p1: ['required_field'] }],
    [{ ...asked, phone: '' }, { phone: ['required_field'] }],
    [{ ...asked, phone: '12' }, { phone: ['phone_not_valid'] }],
    [{ ...asked, power_p1: 0 }, { power_p1: ['power_field_not_valid'] }],
    [{ ...asked, power_p1: -5 }, { power_p1: ['power_field_not_valid'] }],
    [{ ...asked, power_p1: 4.6 }, { power_p1: ['power_field_not_valid'] }],
    [{ ...asked, power_p1: '4600' }, { power_p1: ['power_field_not_valid'] }],
    [{ ...asked, power_p1: 5550 }, { power_p1: ['power_step'] }],
    [{ ...asked, power_p2: 15_100 }, { power_p2: ['power_over_limit'] }],
    [{ phone: '600000001', power_p1: 5500 }, { power_p2: ['required_field'] }],
    [{ ...asked, power_p3: 5500 }, { power_p3: ['power_count'] }],
    [{ ...asked, hacked: true }, { request: ['not_valid'] }],
  ])('%j answers %j', async (body, errors) => {
    expect(await change(caller.contract.name, body)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', errors },
    })
  })

  it('six periods rise, and one of them passes 15 kW [v9.threshold]', async () => {
    const { name } = await fresh({
      tariff: '3.0TD',
      powers_w: [16_000, 16_000, 16_000, 16_000, 16_000, 16_000],
    })
    const six = (powers: number[]) =>
      change(name, {
        phone: '600000001',
        ...Object.fromEntries(powers.map((powerW, index) => [`power_p${index + 1}`, powerW])),
      })
    expect((await six([20_000, 19_000, 20_000, 20_000, 20_000, 20_000])).body).toMatchObject({
      errors: { power_p2: ['power_order'] },
    })
    // What no column could hold is no power: it was taken, signed, and could never take effect.
    expect((await six([20_000, 20_000, 20_000, 20_000, 20_000, 3_000_000_000])).body).toMatchObject({
      errors: { power_p6: ['power_field_not_valid'] },
    })
    expect((await six([9000, 9000, 9000, 9000, 9000, 15_000])).body).toMatchObject({
      errors: { power_p6: ['power_below_limit'] },
    })
    expect((await six([10_001, 10_002, 10_003, 10_004, 10_005, 15_001])).status).toBe(200)
  })
})

describe('what forbids it', () => {
  it('the same power: 406', async () => {
    expect(await change(caller.contract.name, { ...asked, power_p1: 4600, power_p2: 4600 })).toMatchObject({
      status: 406,
      body: { error: 'same_power' },
    })
  })

  it('a contract that is not active, and gas [c4.modifications]', async () => {
    const draft = await fresh({ state: 'esborrany' })
    const gas = await fresh({ kind: 'gas' })
    expect(await change(draft.name, asked)).toMatchObject({
      status: 409,
      body: { error: 'contract_not_active' },
    })
    expect(await change(gas.name, asked)).toMatchObject({
      status: 409,
      body: { error: 'tariff_without_power' },
    })
  })

  it('a process in the retailer’s file', async () => {
    const { name } = await fresh({ atr_available: false })
    expect(await change(name, asked)).toMatchObject({ status: 409, body: { error: 'process_running' } })
    expect((await form(name)).body).toMatchObject({
      refusal: { code: 'process_running', next_date: null, request: null },
    })
  })

  it('another customer’s contract is not there', async () => {
    const stranger = await addCaller(server)
    const theirs = await change(stranger.contract.name, asked)
    expect(theirs).toEqual(await change('NOBODY', asked))
    expect(theirs.status).toBe(404)
  })
})

describe('the form', () => {
  it('returns powers in kW and dated rights [c9.power-costs] [GET contracts/{name}/power/]', async () => {
    const { name } = await fresh({ powers_w: [3450, 4600], notification_mobile: '+34600000009' })
    // Nothing else: where a rate was read is for those who keep the rates.
    expect((await form(name)).body).toEqual({
      contracted_power_period: [
        { period: 'P1', power: 3.45 },
        { period: 'P2', power: 4.6 },
      ],
      tariff: '2.0TD',
      phone: '+34600000009',
      signed: true,
      rights: { connection: 9.04, access_per_kw: 19.7, extension_per_kw: 17.27, from: '2009-12-31' },
      due_date: '2026-11-27',
      next_change_date: '2027-11-27',
      peaks: [],
      self_employed_until: '2026-12-31',
      refusal: null,
    })
  })
})

describe('a firm in the relief of 2026 (RDL 7/2026 art. 5) [r.power-relief]', () => {
  it('may change again at once and pays for the extension alone, due in five natural days', async () => {
    const { name } = await fresh({ owner_nif: 'B12345674' })
    const rights = { connection: 0, access_per_kw: 0, extension_per_kw: 17.27, from: '2009-12-31' }
    expect((await form(name)).body).toMatchObject({ rights, refusal: null })
    for (const power of [5500, 4400]) {
      const { body } = await change(name, { ...asked, power_p1: power, power_p2: power })
      const { request } = body as SubmittedBody
      await sign(server, caller, request.id)
      const sent = await caller.request(request.id)
      expect(sent).toMatchObject({ state: 'sent', due_date: '2026-11-26' })
      await answer(request.id, { answer: 'accepted' })
      await answer(request.id, { answer: 'effective' })
      expect(await caller.request(request.id)).toMatchObject({ state: 'effective' })
    }
  })

  it('a person who changed it is shown until when the proof of self-employment ends the wait', async () => {
    const { name } = await fresh()
    const { body } = await change(name, asked)
    const { request } = body as SubmittedBody
    await sign(server, caller, request.id)
    await answer(request.id, { answer: 'accepted' })
    await answer(request.id, { answer: 'effective' })
    expect((await form(name)).body).toMatchObject({
      refusal: { code: 'power_change_too_soon', self_employed_until: '2026-12-31' },
    })
  })

  it('a person who says to be self-employed changes it again, free but for the extension, and says so to the retailer [r.power-relief]', async () => {
    const { name } = await fresh()
    const first = (await change(name, asked)).body as SubmittedBody
    await sign(server, caller, first.request.id)
    await answer(first.request.id, { answer: 'accepted' })
    await answer(first.request.id, { answer: 'effective' })
    const other = { ...asked, power_p1: 4400, power_p2: 4400 }
    expect((await change(name, other)).body).toMatchObject({ error: 'power_change_too_soon' })
    const asSelfEmployed = `contracts/${encodeURIComponent(name)}/power/?self_employed=true`
    expect((await caller.send('GET', asSelfEmployed)).body).toMatchObject({
      rights: { connection: 0, access_per_kw: 0, extension_per_kw: 17.27 },
      self_employed_until: '2026-12-31',
      refusal: null,
    })
    const { request } = (await change(name, { ...other, self_employed: true })).body as SubmittedBody
    await sign(server, caller, request.id)
    expect(await caller.request(request.id)).toMatchObject({ state: 'sent', due_date: '2026-11-26' })
    const { submission } = await server.db
      .selectFrom('request')
      .select('submission')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(submission).toMatchObject({ self_employed: true })
  })

  it('a firm is asked nothing, and what it says of self-employment changes nothing', async () => {
    const { name } = await fresh({ owner_nif: 'B12345674' })
    expect((await form(name)).body).toMatchObject({ self_employed_until: null })
    const { request } = (await change(name, { ...asked, self_employed: true })).body as SubmittedBody
    const { submission } = await server.db
      .selectFrom('request')
      .select('submission')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(submission).not.toHaveProperty('self_employed')
  })

  it('high voltage has ten working days', async () => {
    const { name } = await fresh({ tariff: '6.1TD', powers_w: [5000, 5000, 5000, 5000, 5000, 5000] })
    const { body } = await change(name, {
      phone: '600000001',
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((period) => [`power_p${period}`, 6000])),
    })
    const { request } = body as SubmittedBody
    await sign(server, caller, request.id)
    // 21 November 2026 is a Saturday.
    expect(await caller.request(request.id)).toMatchObject({ state: 'sent', due_date: '2026-12-04' })
  })
})

describe('from the form to the bill [POST contracts/{name}/power/]', () => {
  it('waits for the signature, goes to the distributor, is accepted and takes effect', async () => {
    const { name, id: contractId } = await fresh()
    const { status, body } = await change(name, asked)
    const { waiting_for_signature, request } = body as SubmittedBody
    expect([status, waiting_for_signature]).toEqual([200, true])
    expect(request.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)

    const shown = async () =>
      (await server.get(`contracts/${name}/`, caller.headers)).body as {
        atr_available: boolean
        contracted_power_period: { power: number }[]
      }
    expect((await shown()).atr_available).toBe(false)
    expect((await form(name)).body).toMatchObject({ refusal: { code: 'process_running', request } })
    expect(await change(name, { ...asked, power_p1: 6000 })).toMatchObject({
      status: 409,
      body: { error: 'process_running', about: { request } },
    })

    expect((await sign(server, caller, request.id)).body).toMatchObject({
      state: 'sent',
      due_date: '2026-11-27',
    })
    expect((await shown()).contracted_power_period[0]?.power).toBe(4.6)
    expect((await answer(request.id, { answer: 'accepted' })).statusCode).toBe(200)
    expect((await answer(request.id, { answer: 'effective', effective_date: '2026-11-20' })).json()).toEqual({
      reference: request.reference,
      state: 'effective',
    })
    expect(await shown()).toMatchObject({
      atr_available: true,
      contracted_power_period: [{ power: 5.5 }, { power: 5.5 }],
    })
    expect(await caller.request(request.id)).toMatchObject({
      state: 'effective',
      effective_date: '2026-11-20',
      changes: [
        { field: 'power_p1', before: '4.6', after: '5.5' },
        { field: 'power_p2', before: '4.6', after: '5.5' },
      ],
      history: [
        { state: 'submitted', actor: 'customer' },
        { state: 'waiting_signature', actor: 'system' },
        { state: 'sent', actor: 'signature', why: 'code' },
        { state: 'accepted', actor: 'retailer' },
        { state: 'effective', actor: 'retailer' },
      ],
    })
    const mails = await mailsTo(server, caller.customer.email)
    expect(mails.slice(-5)).toEqual([
      'request waiting_signature',
      'signature_code',
      'request sent',
      'request accepted',
      'request effective',
    ])
    const change_rows = await server.db
      .selectFrom('contract_change')
      .select(['field', 'base_value', 'value'])
      .where('contract_id', '=', contractId)
      .execute()
    expect(change_rows).toEqual([{ field: 'powers_w', base_value: [4600, 4600], value: [5500, 5500] }])

    expect(await change(name, { ...asked, power_p1: 6000 })).toMatchObject({
      status: 409,
      body: { error: 'power_change_too_soon', about: { next_date: '2027-11-20' } },
    })
  })

  it('is rejected in plain words, and may be asked for again at once', async () => {
    const { name } = await fresh()
    const first = (await change(name, asked)).body as SubmittedBody
    await sign(server, caller, first.request.id)
    await answer(first.request.id, { answer: 'rejected', reason_code: '22' })
    expect(await caller.request(first.request.id)).toMatchObject({
      state: 'rejected',
      reason_code: '22',
      reason_text: 'La potencia pasa de la que la instalación tiene reconocida.',
    })
    expect((await change(name, asked)).status).toBe(200)
  })
})

it('goes to the distributor at once where power is not signed', async () => {
  const unsigned = await startTestServer({}, { deployment: { signedProcedures: [] } })
  try {
    const one = await addCaller(unsigned)
    const { body } = await one.send('POST', `contracts/${one.contract.name}/power/`, asked)
    const { waiting_for_signature, request } = body as SubmittedBody
    expect(waiting_for_signature).toBe(false)
    expect(await one.request(request.id)).toMatchObject({ state: 'sent', signature: null })
    expect(await mailsTo(unsigned, one.customer.email)).toEqual(['request sent'])
  } finally {
    await unsigned.stop()
  }
})

describe('at the same moment', () => {
  it('fifty changes of one contract: one is accepted, the others name it', async () => {
    const { name } = await fresh()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => change(name, { ...asked, power_p1: 5000 + index * 100 })),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(1)
    const { request } = accepted[0]!.body as SubmittedBody
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(49)
    for (const one of refused) {
      expect(one).toMatchObject({ status: 409, body: { error: 'process_running', about: { request } } })
    }
  })

  it('one sending that comes twenty times is one request [r.sent-once]', async () => {
    const { name } = await fresh()
    const key = { 'idempotency-key': 'sending-0001' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(name, asked, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const { request } = answers[0]!.body as SubmittedBody
    const events = await server.db
      .selectFrom('outbox_event')
      .select('type')
      .where('request_id', '=', request.id)
      .execute()
    expect(events).toEqual([{ type: 'request.submitted' }])
    expect(await change(name, { ...asked, power_p1: 6000 }, key)).toMatchObject({
      status: 422,
      body: { error: 'key_reused' },
    })
    // Also when it has long been signed, and the same would be refused as new.
    await sign(server, caller, request.id)
    expect((await change(name, asked, key)).body).toMatchObject({ waiting_for_signature: false, request })
    for (const wrong of ['x', '1234567', 'x'.repeat(81), 'with spaces']) {
      expect([wrong, (await change(name, asked, { 'idempotency-key': wrong })).status]).toEqual([wrong, 400])
    }
  })
})

it('a switched-off change of power is not there', async () => {
  const without = await startTestServer({ powerChange: false })
  try {
    const one = await addCaller(without)
    expect((await one.send('POST', `contracts/${one.contract.name}/power/`, asked)).status).toBe(404)
    expect((await one.send('GET', `contracts/${one.contract.name}/power/`)).status).toBe(404)
  } finally {
    await without.stop()
  }
})
