import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { budgetKey, budgetOf } from '../../platform/budget.ts'
import { fileLimits, mostWaitingBytes, windowSeconds } from '../../platform/files/call-files.ts'
import { heldNow } from '../../platform/http/held.ts'
import { addCustomer } from '../../testing/factories.ts'
import { multipartOf, sampleFiles } from '../../testing/sample-files.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let port: number
let signedIn: Record<string, string>
beforeAll(async () => {
  server = await startTestServer()
  signedIn = await server.signIn(await addCustomer(server.db))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.stop())
beforeEach(async () => {
  await sql`delete from attempt_budget`.execute(server.db)
  await sql`delete from uploaded_file`.execute(server.db)
})

const content = `data:application/pdf;base64,${sampleFiles.pdf.toString('base64')}`

async function stored() {
  const ids: string[] = []
  for await (const { id } of server.services.files!.list()) ids.push(id)
  return ids
}
async function rows() {
  return (await server.db.selectFrom('uploaded_file').select('id').execute()).length
}
async function upload(headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') {
  const form = multipartOf(sampleFiles.pdf)
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/files/?purpose=invoice',
    remoteAddress,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  return reply.statusCode
}

/** The status that a call gets of which only this much is ever sent. */
async function answerTo(head: readonly string[], body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    `POST /api/v1/files/?purpose=invoice HTTP/1.1\r\nhost: office\r\n${head.join('\r\n')}\r\n\r\n${body}`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString('latin1', 9, 12)
}

describe('what a refused call brought', () => {
  it('goes with it, however often it is sent', async () => {
    const before = await stored()
    const statuses = new Set<number>()
    for (let index = 0; index < 4; index += 1) {
      const reply = await server.inject({
        method: 'POST',
        url: '/api/v1/leads',
        payload: { attachments: Array.from({ length: 12 }, () => ({ name: 'a.pdf', content })) },
      })
      statuses.add(reply.statusCode)
    }
    expect([...statuses]).toEqual([400])
    expect([await stored(), await rows()]).toEqual([before, 0])
  })

  it('goes when the call is broken off after it', async () => {
    const before = await stored()
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const body = `{"attachments":[{"name":"a.pdf","content":"${content}"},{"name":"b.pdf","content":"${content.slice(0, 40)}`
    socket.write(
      `POST /api/v1/leads HTTP/1.1\r\nhost: office\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n${body}`,
    )
    await expect.poll(rows).toBe(1)
    socket.destroy()
    await expect.poll(rows).toBe(0)
    await expect.poll(stored).toEqual(before)
  })
})

describe('the budgets of files', () => {
  it('count those in the JSON of any call as well', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 10; index += 1) {
      const reply = await server.inject({
        method: 'POST',
        url: '/api/v1/leads',
        payload: { attachments: Array.from({ length: 12 }, () => ({ name: 'a.pdf', content })) },
      })
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 429, 429])
    expect(await rows()).toBe(0)
  })

  it('count bytes before the first of them is kept, and what is refused so costs nothing [r.file-budgets]', async () => {
    const before = await stored()
    const large = fileLimits.visitor.bytes + 1
    const head = ['content-type: application/json', `content-length: ${large}`]
    expect(await answerTo(head, `{"name":"a.pdf","content":"${content.slice(0, 60)}`)).toBe('429')
    expect([await stored(), await rows()]).toEqual([before, 0])
    expect(await upload()).toBe(200)
    await expect.poll(() => heldNow()['bytes of visitors that arrive']).toBe(0)
  })

  it('are paid piece by piece by a call that does not say how long it is', async () => {
    const kilobytes = fileLimits.network.bytes / 1000
    const budget = budgetOf(server.db, { kind: 'kbytes-network', points: kilobytes, windowSeconds })
    await budget.consume(budgetKey('127.0.0.0/24'), kilobytes - 5000)
    const long = 'A'.repeat(8_000_000)
    const body = `{"name":"a.pdf","content":"data:application/pdf;base64,JVBERi0xLjQK${long}`
    const head = ['content-type: application/json', 'transfer-encoding: chunked']
    expect(await answerTo(head, `${body.length.toString(16)}\r\n${body}\r\n`)).toBe('429')
  })

  it('are of the account and of nobody else for who is signed in', async () => {
    for (let index = 0; index < fileLimits.network.files; index += 1) await upload()
    expect([await upload(), await upload(signedIn)]).toEqual([429, 200])
    expect(await upload({}, '198.51.100.1')).toBe(200)
  })

  it('are of one browser within its network', async () => {
    const cookie = `__Host-endoll-visitor=${'a'.repeat(43)}`
    for (let index = 0; index < fileLimits.visitor.files; index += 1)
      expect(await upload({ cookie })).toBe(200)
    expect([await upload({ cookie }), await upload()]).toEqual([429, 200])
  })
})

describe('the room for what waits', () => {
  async function fill(sender: string, bytes: number) {
    await server.db
      .insertInto('uploaded_file')
      .values({
        id: budgetKey(sender)
          .padEnd(32, '0')
          .replaceAll(/[^0-9a-f]/g, '0'),
        name: 'a.pdf',
        media_type: 'application/pdf',
        size_bytes: bytes,
        content_sha256: Buffer.alloc(32),
        uploaded_at: new Date(server.clock.nowMs()).toISOString(),
        sender,
      })
      .execute()
  }

  it('of visitors is full, and customers go on sending', async () => {
    await fill('network:elsewhere', mostWaitingBytes)
    expect([await upload(), await upload(signedIn)]).toEqual([503, 200])
  })

  it('of customers is full, and visitors go on sending', async () => {
    await fill('account:999999', mostWaitingBytes)
    expect([await upload(), await upload(signedIn)]).toEqual([200, 503])
  })

  it('of one sender is a part of it', async () => {
    await fill(`network:${budgetKey('203.0.113.0/24')}`, fileLimits.network.bytes)
    expect([await upload(), await upload({}, '198.51.100.1')]).toEqual([429, 200])
  })
})
