import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClaimFact } from '@endoll/api/cases.ts'
import { languages } from '@endoll/api/language.ts'
import { createApp } from '../../app.ts'
import { addContract, addInvoices } from '../../testing/factories.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { openTestCase, pdfContent } from '../../testing/test-cases.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { subtypesFor, typesFor } from './tables.ts'

let server: TestServer
let laia: TestCaller
let pol: TestCaller

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  laia = await addCaller(server)
  pol = await addCaller(server)
})

function asked(more = {}) {
  return {
    contract: laia.contract.name,
    tipus: '02',
    subtipus: '009',
    comments: 'La lectura no es la del contador.',
    attachment: [],
    ...more,
  }
}

function send(body: object, headers = {}) {
  return laia.send('POST', `contracts/${laia.contract.name}/atc/`, body, headers)
}

describe('what can be claimed for', () => {
  it('is what fits the contract, named in three languages [c3.claim] [GET atc/tipus] [GET atc/tipus/{tipus}/subtipus]', async () => {
    const gas = await addContract(server.db, laia.customer, { kind: 'gas' })
    const types = async (query: string) =>
      ((await laia.send('GET', `atc/tipus?${query}`)).body as { id: string }[]).map(({ id }) => id)
    expect(await types(`contract=${laia.contract.name}`)).toEqual(['01', '02', '03', '04', '05', '06', '07'])
    expect(await types(`contract=${gas.name}`)).toEqual(await types(''))
    expect(await types('')).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09'])
    const subtypes = async (query: string) =>
      (await laia.send('GET', `atc/tipus/02/subtipus?${query}`)).body as { name: string; desc: string }[]
    const ofLight = (await subtypes(`contract=${laia.contract.name}`)).map(({ name }) => name)
    expect(ofLight).toContain('075')
    expect(ofLight).not.toContain('068')
    expect((await subtypes(`contract=${gas.name}`)).map(({ name }) => name)).toContain('068')
    expect(await subtypes('lang=ca')).toContainEqual({
      name: '009',
      desc: 'Disconformitat amb la lectura facturada',
    })
    expect((await laia.send('GET', 'atc/tipus/99/subtipus')).status).toBe(404)
  })

  it('has a name in every language and belongs to a type [GET atc/tipus] [GET atc/tipus/{tipus}/subtipus]', async () => {
    for (const { type, names } of await typesFor(undefined)) {
      const subtypes = await subtypesFor(type, undefined)
      expect(subtypes.length, type).toBeGreaterThan(0)
      for (const row of [{ names }, ...subtypes]) {
        for (const language of languages) expect(row.names[language]).toMatch(/^\p{Lu}.{3,}/u)
      }
    }
  })
})

describe('a bill that annuls another', () => {
  it('is offered with the sign of what it takes back', async () => {
    await addInvoices(server.db, laia.contract, [
      { number: 'FE-ANNULS', type: 'A', rectifies_number: 'FE-BEFORE', total_cents: 5272 },
    ])
    const path = `contracts/${laia.contract.name}/atc/facts/`
    expect((await laia.send('GET', path)).body).toEqual([
      expect.objectContaining({ name: 'FE-ANNULS', amount_cents: -5272 }),
    ])
  })
})

describe('a claim', () => {
  it('[law.receipt] is a case with its number, its event, its mail and the legal day of its answer [c3.claim] [POST contracts/{contract}/atc/]', async () => {
    const { status, body } = await send(asked({ attachment: [{ name: 'f.pdf', content: pdfContent }] }))
    expect([status, body]).toEqual([
      200,
      {
        result: expect.any(Number),
        reference: expect.stringMatching(/^[0-9A-Z]{4}-/),
        answer_due_date: '2026-11-26',
      },
    ])
    const { result } = body as { result: number }
    expect((await laia.send('GET', `crm/cases/${result}/`)).body).toMatchObject({
      subject: 'Disconformidad con la lectura facturada',
      category: null,
      claim: { tipus: '02', subtipus: '009', answer_due_date: '2026-11-26', complete_by_date: null },
      mails: [{ text: 'La lectura no es la del contador.', attachments: [{ name: 'f.pdf' }] }],
    })
    expect(await mailsTo(server, laia.customer.email)).toEqual(['case opened'])
    const { payload } = await server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('case_id', '=', result)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({
      category: null,
      claim: { type: '02', subtype: '009', answer_due_date: '2026-11-26' },
    })
  })

  it('names what of the contract it is about, of that contract alone [GET contracts/{contract}/atc/facts/] [r.law-claim-time] [r.claim-acknowledgement]', async () => {
    const [bill] = await addInvoices(server.db, laia.contract, [{ number: 'FE-CLAIM-1' }])
    const other = await addContract(server.db, laia.customer)
    const [elsewhere] = await addInvoices(server.db, other, [{ number: 'FE-CLAIM-2' }])
    const path = `contracts/${laia.contract.name}/atc/facts/`
    const offered = (await laia.send('GET', path)).body as ClaimFact[]
    expect(offered).toEqual([
      {
        kind: 'invoice',
        id: bill!.id,
        name: 'FE-CLAIM-1',
        day: expect.stringMatching(/^2/),
        amount_cents: expect.any(Number),
      },
    ])
    expect((await pol.send('GET', path)).status).toBe(404)
    const [{ kind, id }] = offered as [ClaimFact]
    const { body } = await send(
      asked({
        facts: [
          { kind, id },
          { kind, id },
        ],
      }),
    )
    const { result } = body as { result: number }
    expect((await laia.send('GET', `crm/cases/${result}/`)).body).toMatchObject({ facts: offered })
    const { payload } = await server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('case_id', '=', result)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ facts: offered })
    for (const wrong of [
      { kind, id: elsewhere!.id },
      { kind: 'request', id },
      { kind: 'readings', id },
    ]) {
      const refused = await send(asked({ facts: [wrong] }))
      expect([refused.status, refused.body]).toMatchObject([400, { errors: { facts: ['not_valid'] } }])
    }
  })

  it('names a request of several contracts by the one reference that the customer has of it', async () => {
    await addContract(server.db, laia.customer)
    const { name } = laia.contract
    const path = `contracts/${name}/no_cession_sips/`
    const { body } = await laia.send('POST', path, { noCesionSelection: 'all' })
    const { request } = body as { request: { reference: string } }
    const offered = await laia.send('GET', `contracts/${name}/atc/facts/`)
    expect(offered.body).toMatchObject([{ kind: 'request', name: request.reference }])
    const [{ kind, id }] = offered.body as [ClaimFact]
    const claimed = await send(asked({ facts: [{ kind, id }] }))
    const { result } = claimed.body as { result: number }
    expect((await laia.send('GET', `crm/cases/${result}/`)).body).toMatchObject({
      facts: [{ kind: 'request', name: request.reference }],
    })
  })

  it('has an acknowledgement, the same bytes whatever changes later [GET crm/cases/{id}/acknowledgement/] [r.claim-acknowledgement]', async () => {
    const { body } = await send(asked({ attachment: [{ name: 'f.pdf', content: pdfContent }] }))
    const { result, reference } = body as { result: number; reference: string }
    const open = (headers: Record<string, string>) =>
      server.inject({ url: `/api/v1/crm/cases/${result}/acknowledgement/`, headers })
    const first = await open(laia.headers)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(first.headers['content-disposition']).toContain(reference)
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await server.db
      .updateTable('customer')
      .set({ name: 'Otro Nombre' })
      .where('id', '=', laia.customer.customerId)
      .execute()
    expect((await open(laia.headers)).rawPayload.equals(first.rawPayload)).toBe(true)
    expect((await open(pol.headers)).statusCode).toBe(404)
    const { id } = await openTestCase(server, laia.headers, laia.contract.id)
    const ofCase = await laia.send('GET', `crm/cases/${id}/acknowledgement/`)
    expect(ofCase.status).toBe(404)
  })

  it('is one under its key, with the day that it had [POST contracts/{contract}/atc/]', async () => {
    const key = { 'idempotency-key': 'claim-000001' }
    const first = await send(asked(), key)
    server.clock.advance(2 * 86_400_000)
    laia = { ...laia, headers: await server.signIn(laia.customer) }
    const again = await server.inject({
      method: 'POST',
      url: `/api/v1/contracts/${laia.contract.name}/atc/`,
      headers: { ...laia.headers, ...key },
      payload: asked(),
    })
    expect(again.json()).toEqual(first.body)
    server.clock.advance(-2 * 86_400_000)
  })

  it.each([
    [{ contract: '' }, { contract: ['required_field'] }],
    [{ contract: 'OTHER' }, { contract: ['not_valid'] }],
    [{ tipus: undefined }, { tipus: ['required_field'] }],
    [{ tipus: '09' }, { tipus: ['not_valid'] }],
    [{ subtipus: '' }, { subtipus: ['required_field'] }],
    [{ subtipus: '001' }, { subtipus: ['not_valid'] }],
    [{ subtipus: '068' }, { subtipus: ['not_valid'] }],
    [{ comments: '  ' }, { comments: ['required_field'] }],
  ])(
    'is refused with the field that is wrong: %j [c5.claim] [POST contracts/{contract}/atc/]',
    async (more, errors) => {
      const { status, body } = await send(asked(more))
      expect([status, (body as { errors: object }).errors]).toEqual([400, errors])
    },
  )

  it('about a contract of another customer is not there', async () => {
    const path = `contracts/${laia.contract.name}/atc/`
    const theirs = await pol.send('POST', path, asked())
    const nobodys = await pol.send('POST', 'contracts/NOBODY/atc/', asked())
    expect(theirs).toEqual(nobodys)
    expect(theirs.status).toBe(404)
    const types = await pol.send('GET', `atc/tipus?contract=${laia.contract.name}`)
    expect(types.status).toBe(404)
  })

  it('is not there while no switch of claims is on', async () => {
    const { services } = server
    const { deployment } = services
    const switches = {
      ...deployment.switches,
      reclamATCMenu: false,
      reclamATCContract: false,
      reclamATCContact: false,
    }
    const app = await createApp({ services: { ...services, deployment: { ...deployment, switches } } })
    const { headers } = laia
    const [off, never] = await Promise.all(
      ['atc/tipus', 'never'].map((path) => app.inject({ url: `/api/v1/${path}`, headers })),
    )
    expect([off?.statusCode, off?.body]).toEqual([404, never?.body])
    await app.close()
  })
})

describe('a claim of a customer without contracts', () => {
  it('is of none, has its day and its acknowledgement, and holds up no bill', async () => {
    const caller = await addCaller(server)
    const claim = (contract: string, more = {}) =>
      caller.send('POST', `contracts/${contract}/atc/`, asked({ contract, ...more }))
    // A customer with contracts has to name one.
    expect((await claim('none')).status).toBe(404)
    await server.db.deleteFrom('contract').where('id', '=', caller.contract.id).execute()
    expect(await claim('none', { facts: [{ kind: 'invoice', id: 1 }] })).toMatchObject({
      status: 400,
      body: { errors: { facts: ['not_valid'] } },
    })
    const { status, body } = await claim('none')
    expect([status, body]).toEqual([
      200,
      { result: expect.any(Number), reference: expect.any(String), answer_due_date: expect.any(String) },
    ])
    const { result } = body as { result: number }
    const row = await server.db
      .selectFrom('crm_case')
      .select(['contract_id', 'pauses', 'answer_due_day'])
      .where('id', '=', result)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ contract_id: null, pauses: null })
    expect(row.answer_due_day).not.toBeNull()
    const file = await server.inject({
      method: 'GET',
      url: `/api/v1/crm/cases/${result}/acknowledgement/`,
      headers: caller.headers,
    })
    expect(file.statusCode).toBe(200)
    expect((await claim('NOBODY')).status).toBe(404)
  })
})
