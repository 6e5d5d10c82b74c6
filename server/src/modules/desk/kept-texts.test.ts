import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KeptText } from '@endoll/api/desk-texts.ts'
import { atDesk, type AtDesk } from '../../testing/at-desk.ts'
import { addContract, addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { openTestCase } from '../../testing/test-cases.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCustomer
let marta: AtDesk
let chief: AtDesk

beforeAll(async () => {
  server = await startTestServer({ desk: true })
  laia = await addCustomer(server.db)
  marta = await atDesk(server, ['answers'])
  chief = await atDesk(server, ['administers'], 'Núria Camps')
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

const words = { es: 'Hola, {name}.', ca: 'Hola, {name}.', en: 'Hello, {name}.' }

function textsIn(body: unknown): readonly KeptText[] {
  return (body as { texts: KeptText[] }).texts
}

describe('texts that answers begin with [r.desk-texts] [GET desk/v1/texts/] [POST desk/v1/texts/] [POST desk/v1/texts/{id}/remove/]', () => {
  it('are kept, changed and removed by whoever administers, and read by whoever answers [GET desk/v1/answers/texts/]', async () => {
    const kept = textsIn((await chief.send('POST', 'texts/', { id: null, name: 'Greeting', words })).body)
    const { id } = kept[0]!
    await chief.send('POST', 'texts/', { id, name: 'A greeting', words: { ...words, en: 'Dear {name}' } })
    const read = textsIn((await marta.send('GET', 'answers/texts/')).body)
    expect(read).toEqual([{ id, name: 'A greeting', words: { ...words, en: 'Dear {name}' } }])
    expect((await marta.send('POST', 'texts/', { id, name: 'Mine', words })).status).toBe(404)
    expect(textsIn((await chief.send('POST', `texts/${id}/remove/`, {})).body)).toEqual([])
    expect((await chief.send('POST', `texts/${id}/remove/`, {})).status).toBe(404)
    expect((await chief.send('POST', 'texts/', { id, name: 'Gone', words })).status).toBe(404)
    const lines = await server.db
      .selectFrom('staff_log')
      .select(['what', 'about'])
      .where('staff_id', '=', chief.staffId)
      .orderBy('number')
      .execute()
    expect(lines.map(({ what }) => what)).toEqual(['text_saved', 'text_saved', 'text_removed'])
    expect(new Set(lines.map(({ about }) => about))).toEqual(new Set([String(id)]))
  })

  it.each([
    [{ ...words, ca: '' }, 'required_field'],
    [{ ...words, en: 'Dear {nmae}' }, 'not_valid'],
    [{ ...words, en: 'Dear {name' }, 'not_valid'],
    [{ ...words, en: 'x'.repeat(5001) }, 'too_long'],
  ])('are not kept without a language or with an unknown variable: %#', async (wrong, code) => {
    expect(await chief.send('POST', 'texts/', { id: null, name: 'x', words: wrong })).toMatchObject({
      status: 400,
      body: { errors: { words: [code] } },
    })
  })
})

async function openedCase() {
  const contract = await addContract(server.db, laia)
  return openTestCase(server, await server.signIn(laia), contract.id)
}

function send(headers: Readonly<Record<string, string>>, content: string | Buffer, url = 'answers/files/') {
  const boundary = 'between'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="letter.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  return server.inject({
    method: 'POST',
    url: `/api/desk/v1/${url}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

describe('an answer [r.desk-files] [POST desk/v1/answers/files/]', () => {
  it('carries files, which the customer reads', async () => {
    const opened = await openedCase()
    const kept = await send(marta.headers, pdf)
    expect(kept.json()).toMatchObject({ name: 'letter.pdf', media_type: 'application/pdf' })
    const { id } = kept.json<{ id: string }>()
    const answer = { position: 1, text: 'Here it is.', closes: false, attachment: [id] }
    const { body } = await marta.send('POST', `cases/${opened.id}/answer/`, answer)
    expect(body).toMatchObject({ answered: true, case: { messages: [{}, { files: ['letter.pdf'] }] } })
    const headers = await server.signIn(laia)
    const file = await server.inject({ url: `/api/v1/crm/cases/${opened.id}/files/2/`, headers })
    expect([file.statusCode, file.body]).toEqual([200, pdf])
  })

  it('is not sent with a file that is gone, or with a variable that was left', async () => {
    const opened = await openedCase()
    const answer = { position: 1, text: 'Here.', closes: false }
    const path = `cases/${opened.id}/answer/`
    expect(await marta.send('POST', path, { ...answer, attachment: ['0'.repeat(32)] })).toMatchObject({
      status: 400,
      body: { errors: { attachment: ['file_gone'] } },
    })
    expect(await marta.send('POST', path, { ...answer, text: 'Before {day}.' })).toMatchObject({
      status: 400,
      body: { errors: { text: ['not_valid'] } },
    })
    expect((await marta.send('GET', `cases/${opened.id}/`)).body).toMatchObject({ messages: [{}] })
  })

  it('takes no file of another type, nor of who may not answer', async () => {
    expect((await send(marta.headers, 'MZ\u0000\u0000')).json()).toMatchObject({
      errors: { file: ['file_type_not_valid'] },
    })
    expect((await send({}, pdf)).statusCode).toBe(401)
    expect((await send(await server.signIn(laia), pdf)).statusCode).toBe(401)
    expect((await send(chief.headers, pdf)).statusCode).toBe(404)
    const { 'x-desk-token': _, ...withoutToken } = marta.headers
    expect((await send(withoutToken, pdf)).statusCode).toBe(403)
    const waiting = await server.db
      .selectFrom('uploaded_file')
      .select('id')
      .where('claimed_by', 'is', null)
      .execute()
    expect(waiting).toEqual([])
  })
})
