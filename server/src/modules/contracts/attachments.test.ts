import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import {
  addAttachment,
  addContract,
  addCustomer,
  testPassword,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openAttachment } from './attachments.ts'

let server: TestServer
let customer: TestCustomer
let contract: TestContract
let headers: Record<string, string>
let foreign: number

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  customer = await addCustomer(db)
  contract = await addContract(db, customer, { name: 'A-1' })
  headers = await server.signIn(customer)
  foreign = await addAttachment(db, await addContract(db, await addCustomer(db)))
})
afterAll(() => server.stop())

function download(id: number | string, { as = headers, query = '' } = {}) {
  return server.inject({ url: `/api/v1/contract/download_attachment/${id}${query}`, headers: as })
}

async function listed(query = '') {
  const { body } = await server.get(`contracts/A-1/${query}`, headers)
  return (body as ContractDetail).attachments
}

describe('the documents of a contract [c3.contract-attachments]', () => {
  it('are listed newest first, the later of a day before the earlier, with their size in words', async () => {
    expect(await listed()).toEqual([])
    const old = await addAttachment(server.db, contract, {
      name: 'Plano',
      category_name: 'Instalación',
      created_day: '2024-02-29',
      filename: 'plano.pdf',
      content: Buffer.alloc(1_234_567),
    })
    const first = await addAttachment(server.db, contract)
    const second = await addAttachment(server.db, contract)
    const items = await listed()
    expect(items.map(({ id }) => id)).toEqual([second, first, old])
    expect(items[2]).toEqual({
      id: old,
      name: 'Plano',
      category_name: 'Instalación',
      created_date: '2024-02-29',
      size_text: '1,2 MB',
      size_bytes: 1_234_567,
      filename: 'plano.pdf',
    })
    expect((await listed('?lang=en'))[2]?.size_text).toBe('1.2 MB')
    await server.db.deleteFrom('attachment').where('contract_id', '=', contract.id).execute()
  })
})

describe('a document [GET contract/download_attachment/{attachmentId}]', () => {
  it('comes as bytes to be saved, which no browser opens, and which no cache keeps', async () => {
    const id = await addAttachment(server.db, contract, { filename: 'Butlletí.pdf' })
    const reply = await download(id)
    expect([reply.statusCode, reply.body]).toEqual([200, 'a document'])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '10',
      'content-disposition': `attachment; filename="Butllet_.pdf"; filename*=UTF-8''Butllet%C3%AD.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  it.each([
    ['page.html', '<script>alert(1)</script>', `filename="page.html"; filename*=UTF-8''page.html`],
    ['picture.svg', '<svg onload="alert(1)"/>', `filename="picture.svg"; filename*=UTF-8''picture.svg`],
    [
      'a.pdf\r\nSet-Cookie: x=1',
      'x',
      `filename="a.pdfSet-Cookie_ x_1"; filename*=UTF-8''a.pdfSet-Cookie_%20x%3D1`,
    ],
    [
      'a"; filename="b.exe',
      'x',
      `filename="a__ filename__b.exe"; filename*=UTF-8''a_%3B%20filename%3D_b.exe`,
    ],
    ['../../etc/passwd', 'x', `filename="etc_passwd"; filename*=UTF-8''etc_passwd`],
    ['factura\u202Efdp.exe', 'x', `filename="documento"; filename*=UTF-8''documento`],
    ['CON.pdf', 'x', `filename="_CON.pdf"; filename*=UTF-8''_CON.pdf`],
    [' . ', 'x', `filename="documento"; filename*=UTF-8''documento`],
    ['l’“any”.pdf', 'x', `filename="l__any_.pdf"; filename*=UTF-8''l%E2%80%99%E2%80%9Cany%E2%80%9D.pdf`],
    [
      `${'x'.repeat(400)}.pdf`,
      'x',
      `filename="${'x'.repeat(116)}.pdf"; filename*=UTF-8''${'x'.repeat(116)}.pdf`,
    ],
  ])('called %j is harmless [r.attachment-names]', async (filename, content, disposition) => {
    const id = await addAttachment(server.db, contract, { filename, content: Buffer.from(content) })
    const reply = await download(id)
    expect([reply.statusCode, reply.body]).toEqual([200, content])
    expect(reply.headers['content-disposition']).toBe(`attachment; ${disposition}`)
    expect(reply.headers['content-type']).toBe('application/octet-stream')
    expect(reply.headers['set-cookie']).toBeUndefined()
    const [item] = (await listed()).filter((each) => each.id === id)
    expect(item?.filename).toBe(decodeURIComponent(disposition.split("UTF-8''")[1]!))
  })

  it('without a name is called a document in the language of the call', async () => {
    const id = await addAttachment(server.db, contract, { filename: '..' })
    const replies = await Promise.all(['?lang=es', '?lang=ca'].map((query) => download(id, { query })))
    expect(replies.map((reply) => String(reply.headers['content-disposition']).split('"')[1])).toEqual([
      'documento',
      'document',
    ])
  })

  it('opens with the session’s cookie, and not without a session', async () => {
    const id = await addAttachment(server.db, contract)
    const signedIn = await server.inject({
      method: 'POST',
      url: '/api/v1/get_token',
      payload: { user: customer.email, password: testPassword },
    })
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await download(id, { as: { cookie } })).statusCode).toBe(200)
    expect((await download(id, { as: {} })).statusCode).toBe(401)
  })

  it.each(['0', '-1', '01', '1e3', 'x', '9007199254740993', '%00', '..%2f1'])(
    'has no id like %s',
    async (id) => {
      const [odd, none] = [await download(id), await download(987_654_321)]
      expect([odd.statusCode, odd.body]).toEqual([404, none.body])
    },
  )

  it('of another customer is none, byte for byte, and wants no slash behind', async () => {
    const kept = ({ headers: sent, body }: Awaited<ReturnType<typeof download>>) => {
      const { date: _, 'x-request-id': __, ...rest } = sent
      return { rest, body }
    }
    const [theirs, none] = [await download(foreign), await download(987_654_321)]
    expect(theirs.statusCode).toBe(404)
    expect(kept(theirs)).toEqual(kept(none))
    expect((await download(`${await addAttachment(server.db, contract)}/`)).statusCode).toBe(404)
  })
})

describe('a large document [GET contract/download_attachment/{attachmentId}] [r.attachment-names]', () => {
  const content = randomBytes(25 * 1024 * 1024)
  content[20_000_000] = 0
  const owner = () => ({ customerId: customer.customerId })
  const open = (attachmentId: number) =>
    openAttachment(server.db, owner(), { attachmentId: String(attachmentId), locale: 'es' })

  it('comes whole, half a megabyte at a time, from where it is kept as it is', async () => {
    const id = await addAttachment(server.db, contract, { content })
    const stream = (await (await open(id)).body()) as NodeJS.ReadableStream
    const hash = createHash('sha256')
    const sizes: number[] = []
    for await (const piece of stream as AsyncIterable<Buffer>) {
      hash.update(piece)
      sizes.push(piece.length)
    }
    expect(Math.max(...sizes)).toBe(512 * 1024)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'))
    const { rows } = await sql<{ storage: string }>`
      select attstorage as storage from pg_attribute
       where attrelid = 'attachment'::regclass and attname = 'content'`.execute(server.db)
    // 'e': outside the row and not compressed, so that a piece is read without the rest.
    expect(rows).toEqual([{ storage: 'e' }])
    const reply = await download(id)
    expect([reply.statusCode, reply.headers['content-length']]).toEqual([200, String(content.length)])
    expect(reply.rawPayload.equals(content)).toBe(true)
  })

  it('is not compressed on the way, so that a reader sees how far it is', async () => {
    const id = await addAttachment(server.db, contract, { content: Buffer.alloc(100_000) })
    const reply = await download(id, { as: { ...headers, 'accept-encoding': 'br, gzip' } })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.headers['content-length']).toBe('100000')
    const head = await server.inject({
      method: 'HEAD',
      url: `/api/v1/contract/download_attachment/${id}`,
      headers,
    })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '100000', ''])
  })

  it('that changes while it is sent breaks off instead of coming mixed', async () => {
    const id = await addAttachment(server.db, contract, { content })
    const stream = (await (await open(id)).body()) as AsyncIterable<Buffer>
    const pieces = stream[Symbol.asyncIterator]()
    expect((await pieces.next()).value?.equals(content.subarray(0, 512 * 1024))).toBe(true)
    await sql`update attachment set content = 'other', imported_at = clock_timestamp() where id = ${id}`.execute(
      server.db,
    )
    const rest = async () => {
      while (!(await pieces.next()).done);
    }
    await expect(rest()).rejects.toThrow('changed')
  })

  it('that storage has changed since the import never comes whole', async () => {
    const id = await addAttachment(server.db, contract, { content })
    await sql`update attachment set content = set_byte(content, 20000000, 1) where id = ${id}`.execute(
      server.db,
    )
    let sentBytes = 0
    const read = async () => {
      for await (const piece of (await (await open(id)).body()) as AsyncIterable<Buffer>)
        sentBytes += piece.length
    }
    await expect(read()).rejects.toThrow('hash')
    expect(sentBytes).toBeLessThan(content.length)
  })
})
