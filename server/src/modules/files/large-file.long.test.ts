import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipartOf, sampleFiles } from '../../testing/sample-files.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const pieceBytes = 1_000_000
/** Of the same 300 MB again and again: base64 keeps to whole groups of three. */
const piece = Buffer.alloc(pieceBytes - (pieceBytes % 3), 'a')
const pieces = 300
/** Less than the file, and far less than its text: what is not collected yet counts as well. */
const mostGrowthBytes = 200_000_000

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.stop())

/** Sends a call piece by piece; says what came back and how far memory, the sender's included, has grown. */
async function send(parts: Iterable<Uint8Array>, contentType: string) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const call = request({
    port,
    method: 'POST',
    path: '/api/v1/files/?purpose=invoice',
    headers: { 'content-type': contentType },
  })
  const answered = once(call, 'response')
  for (const part of parts) {
    if (!call.write(part)) await once(call, 'drain')
    most = Math.max(most, process.memoryUsage().rss)
    await setImmediate()
  }
  call.end()
  const [reply] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
  let text = ''
  for await (const part of reply) text += String(part)
  return {
    status: reply.statusCode,
    body: JSON.parse(text) as { size_bytes: number },
    grownBytes: most - before,
  }
}

const end = sampleFiles.pdf
const size = end.length + pieces * piece.length + end.length

function* asMultipart() {
  const { payload } = multipartOf(end)
  const tail = Buffer.from('\r\n--x-endoll-boundary--\r\n')
  yield payload.subarray(0, payload.length - tail.length)
  for (let index = 0; index < pieces; index += 1) yield piece
  yield end
  yield tail
}

function* asJson() {
  const whole = end.length - (end.length % 3)
  yield Buffer.from(`{"name":"a.pdf","content":"data:application/pdf;base64,`)
  yield Buffer.from(end.subarray(0, whole).toString('base64'))
  const encoded = Buffer.from(piece.toString('base64'))
  for (let index = 0; index < pieces; index += 1) yield encoded
  yield Buffer.from(end.toString('base64'))
  yield Buffer.from('"}')
}

describe('a file of 300 MB [POST files/] [r.uploads-largest] [r.uploads]', () => {
  it('is kept in flat memory, as a browser sends it', async () => {
    const { status, body, grownBytes } = await send(
      asMultipart(),
      'multipart/form-data; boundary=x-endoll-boundary',
    )
    process.stdout.write(`300 MB as multipart: ${Math.round(grownBytes / 1e6)} MB more\n`)
    expect([status, body.size_bytes]).toEqual([200, size])
    expect(grownBytes).toBeLessThan(mostGrowthBytes)
  }, 120_000)

  it('is kept in flat memory, as JSON with a data URL', async () => {
    const { status, body, grownBytes } = await send(asJson(), 'application/json')
    process.stdout.write(`300 MB as JSON: ${Math.round(grownBytes / 1e6)} MB more\n`)
    expect([status, body.size_bytes]).toEqual([200, size - (end.length % 3)])
    expect(grownBytes).toBeLessThan(mostGrowthBytes)
  }, 120_000)
})
