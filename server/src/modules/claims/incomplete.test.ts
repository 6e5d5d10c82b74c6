import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaseDetail, listCases } from '@endoll/api/cases.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

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

describe('[law.complete] a claim that is not complete (Ley 10/2025 art. 13.3)', () => {
  let messages = 0
  const answer = async (reference: string, payload: object) => {
    messages += 1
    const reply = await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/cases/${reference}/messages/`,
      headers: { 'x-api-key': server.apiKey },
      payload: { message_id: `m-${messages}`, text: 'Falta la fecha.', ...payload },
    })
    return { status: reply.statusCode, body: reply.json<object>() }
  }
  const opened = async () => {
    const { name: contract } = laia.contract
    const claim = { contract, tipus: '02', subtipus: '009', comments: 'Está mal.', attachment: [] }
    const { body } = await laia.send('POST', `contracts/${contract}/atc/`, claim)
    return body as { result: number; reference: string }
  }
  const read = async (id: number) =>
    (await laia.send('GET', `crm/cases/${id}/`, undefined, laia.headers)).body as CaseDetail

  it('can be completed for ten working days; its time begins once it is', async () => {
    const { result: id, reference } = await opened()
    expect(await answer(reference, { incomplete: true })).toMatchObject({
      status: 200,
      body: { state: 'open', complete_by_date: '2026-12-04' },
    })
    expect(await read(id)).toMatchObject({
      state: 'open',
      answered: false,
      claim: { complete_by_date: '2026-12-04' },
      mails: [{}, { what: 'incomplete', text: 'Falta la fecha.' }],
    })
    expect(await mailsTo(server, laia.customer.email)).toEqual(['case opened', 'case incomplete'])
    server.clock.advance(3 * 86_400_000)
    laia = { ...laia, headers: await server.signIn(laia.customer) }
    const said = { description: 'Del 3 de noviembre.', attachment: [] }
    const path = `crm/cases/${id}/messages/`
    expect((await laia.send('POST', path, said, laia.headers)).status).toBe(200)
    // Five days for a bill, from the day on which it was completed.
    expect((await read(id)).claim).toMatchObject({ answer_due_date: '2026-11-29', complete_by_date: null })
    const { payload } = await server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('case_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ claim: { answer_due_date: '2026-11-29' } })
    server.clock.advance(-3 * 86_400_000)
  })

  const DAY_MS = 86_400_000
  /** Days later, signed in again; the clock is put back afterwards. */
  const later = async (days: number, doing: () => Promise<void>) => {
    server.clock.advance(days * DAY_MS)
    laia = { ...laia, headers: await server.signIn(laia.customer) }
    await doing().finally(() => server.clock.advance(-days * DAY_MS))
  }
  const write = (id: number, what = 'messages') =>
    laia.send('POST', `crm/cases/${id}/${what}/`, { description: 'Del 3.', attachment: [] }, laia.headers)

  it('is counted for its own customer while it has to be completed', async () => {
    const counted = async (caller: TestCaller) =>
      ((await caller.send('GET', 'crm/cases/')).body as ReplyOf<typeof listCases>).summary.incomplete
    const { result: id, reference } = await opened()
    await opened()
    expect(await counted(laia)).toBe(0)
    await answer(reference, { incomplete: true })
    expect([await counted(laia), await counted(pol)]).toEqual([1, 0])
    await write(id)
    expect(await counted(laia)).toBe(0)
    await answer(reference, { incomplete: true })
    await answer(reference, { closes: true })
    expect(await counted(laia)).toBe(0)
  })

  it('has a new time where it is opened again, and no answer yet', async () => {
    const { result: id, reference } = await opened()
    await answer(reference, { incomplete: true })
    await answer(reference, { closes: true })
    expect((await read(id)).answered).toBe(true)
    await later(17, async () => {
      expect((await write(id, 'reopen')).status).toBe(200)
      expect(await read(id)).toMatchObject({
        state: 'open',
        answered: false,
        claim: { answer_due_date: '2026-12-13', complete_by_date: null },
      })
    })
  })

  it('lacks nothing once it is answered all the same', async () => {
    const { result: id, reference } = await opened()
    await answer(reference, { incomplete: true })
    expect((await answer(reference, {})).body).toMatchObject({ complete_by_date: null })
    expect(await read(id)).toMatchObject({ answered: true, claim: { complete_by_date: null } })
    const mail = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('dedupe_key', '=', `case:${reference}:3`)
      .executeTakeFirstOrThrow()
    expect(mail.data).toMatchObject({ about: 'answered', completeBy: null })
  })

  it('is not answered by what was said before it was completed', async () => {
    const { result: id, reference } = await opened()
    await answer(reference, {})
    await answer(reference, { incomplete: true })
    await write(id)
    expect(await read(id)).toMatchObject({ answered: false, claim: { complete_by_date: null } })
    await answer(reference, {})
    expect((await read(id)).answered).toBe(true)
  })

  it.each([
    [13, { answer_due_date: '2026-12-09', complete_by_date: null }],
    [14, { answer_due_date: '2026-11-26', complete_by_date: '2026-12-04' }],
  ])('written in %i days later, its time begins anew up to the last day only', async (days, claim) => {
    const { result: id, reference } = await opened()
    await answer(reference, { incomplete: true })
    await later(days, async () => {
      expect((await write(id)).status).toBe(200)
      expect((await read(id)).claim).toMatchObject(claim)
    })
  })

  it('lacks nothing once it is closed, and nothing else can be incomplete', async () => {
    const { result: id, reference } = await opened()
    await answer(reference, { incomplete: true })
    await answer(reference, { closes: true })
    expect(await read(id)).toMatchObject({ state: 'closed', claim: { complete_by_date: null } })
    expect(await answer(reference, { incomplete: true })).toMatchObject({
      status: 400,
      body: { errors: { incomplete: ['not_valid'] } },
    })
    const other = await opened()
    expect((await answer(other.reference, { incomplete: true, closes: true })).status).toBe(400)
  })
})
