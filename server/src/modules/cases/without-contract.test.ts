import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaseDetail } from '@endoll/api/cases.ts'
import { addCategory } from '../../testing/factories.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCaller
let category: number

beforeAll(async () => {
  server = await startTestServer()
  category = await addCategory(server.db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  laia = await addCaller(server)
})

function asked(more = {}) {
  return {
    polissa_id: laia.contract.id,
    category,
    subject: 'Factura',
    description: 'No la entiendo.',
    attachment: [],
    ...more,
  }
}

let keys = 0
function key() {
  return { 'idempotency-key': `case-${String((keys += 1)).padStart(6, '0')}` }
}

describe('a case that was opened again in another tab', () => {
  it('takes what is written in this one as a message, the same once however often it is sent', async () => {
    const made = (await laia.send('POST', 'crm/cases/', asked(), key())).body as { data: { id: number } }
    const { id } = made.data
    await laia.send('POST', `crm/cases/${id}/close/`)
    const reopen = (description: string, headers = key()) =>
      laia.send('POST', `crm/cases/${id}/reopen/`, { description, attachment: [] }, headers)
    const [first, second] = [key(), key()]
    expect((await reopen('Sigue igual.', first)).status).toBe(200)
    expect((await reopen('Y además.', second)).status).toBe(200)
    for (const [text, again] of [
      ['Sigue igual.', first],
      ['Y además.', second],
    ] as const) {
      expect((await reopen(text, again)).status).toBe(200)
    }
    const { state, mails } = (await laia.send('GET', `crm/cases/${id}/`)).body as CaseDetail
    expect(state).toBe('open')
    expect(mails.slice(2).map(({ text }) => text)).toEqual(['Sigue igual.', 'Y además.'])
    expect((await laia.send('GET', 'crm/cases/')).body).toMatchObject({ items: [{ id, answered: false }] })
  })
})

describe('of a customer without contracts', () => {
  /** A customer whose only contract the retailer has taken out of its files. */
  async function withoutContracts() {
    const caller = await addCaller(server)
    await server.db.deleteFrom('contract').where('id', '=', caller.contract.id).execute()
    return caller
  }

  it('a case is opened about none, told to the retailer and answered', async () => {
    const caller = await withoutContracts()
    const made = await caller.send('POST', 'crm/cases/', asked({ polissa_id: null }), key())
    const { id, reference } = (made.body as { data: { id: number; reference: string } }).data
    expect((await caller.send('GET', `crm/cases/${id}/`)).body).toMatchObject({
      contract: null,
      supply: null,
    })
    expect((await caller.send('GET', 'crm/cases/')).body).toMatchObject({ items: [{ id, contract: null }] })
    expect(await mailsTo(server, caller.customer.email)).toContain('case opened')
    const outbox = await server.inject({
      method: 'GET',
      url: '/api/v1/retailer/outbox/?after=0',
      headers: { 'x-api-key': server.apiKey },
    })
    const { events } = outbox.json<{
      events: readonly { case?: { reference: string; contract: object | null } }[]
    }>()
    expect(events.find((event) => event.case?.reference === reference)?.case?.contract).toBeNull()
  })

  it('is asked for one of who has some, and never about somebody else’s', async () => {
    expect(await laia.send('POST', 'crm/cases/', asked({ polissa_id: null }), key())).toMatchObject({
      status: 400,
      body: { errors: { polissa_id: ['required_field'] } },
    })
    const caller = await withoutContracts()
    expect(await caller.send('POST', 'crm/cases/', asked(), key())).toMatchObject({
      status: 400,
      body: { errors: { polissa_id: ['not_valid'] } },
    })
  })
})
