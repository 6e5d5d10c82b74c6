import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { multipartOf, sampleFiles } from '../../testing/sample-files.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Kept {
  readonly id: string
  readonly name: string
  readonly size_bytes: number
  readonly media_type: string
}

/** Another network for each file, or the budget of one would be spent. */
let networks = 0
async function send(
  body: { headers?: Record<string, string>; payload: Buffer | object },
  purpose: FilePurpose | 'other' = 'invoice',
) {
  networks += 1
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/files/?purpose=${purpose}`,
    remoteAddress: `10.${networks >> 8}.${networks & 255}.1`,
    ...body,
  })
  return { status: reply.statusCode, body: reply.json<Kept & { error?: string; errors?: object }>() }
}

async function stored() {
  const ids: string[] = []
  for await (const { id } of server.services.files!.list()) ids.push(id)
  return ids
}

function attach(ids: readonly string[], purpose: FilePurpose = 'invoice', attachedTo = 'lead/1') {
  return server.db
    .transaction()
    .execute((transaction) =>
      attachFiles(transaction, ids, { purpose, attachedTo, nowMs: server.clock.nowMs() }),
    )
}

function fetchKept(id: string, headers: Record<string, string> = { 'x-api-key': server.apiKey }) {
  return server.inject({ url: `/api/v1/files/${id}/`, headers })
}

describe('a file that is sent', () => {
  it.each([
    ['pdf', 'invoice', 'application/pdf'],
    ['png', 'identity', 'image/png'],
    ['jpeg', 'company', 'image/jpeg'],
    ['heic', 'self_consumption', 'image/heic'],
    ['docx', 'contact', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)(
    'as %s is kept under an id that cannot be guessed [POST files/]',
    async (sample, purpose, mediaType) => {
      const { status, body } = await send(multipartOf(sampleFiles[sample], { name: `a.${sample}` }), purpose)
      expect([status, body]).toEqual([
        200,
        {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          name: `a.${sample}`,
          size_bytes: sampleFiles[sample].length,
          media_type: mediaType,
        },
      ])
    },
  )

  it('comes back byte by byte to the retailer alone, once a form has attached it [GET files/{id}/]', async () => {
    const { id } = (await send(multipartOf(sampleFiles.pdf))).body
    expect((await fetchKept(id)).statusCode).toBe(404)
    expect(await attach([id])).toEqual([id])
    expect((await fetchKept(id, {})).statusCode).toBe(401)
    const reply = await fetchKept(id)
    expect(reply.rawPayload.equals(sampleFiles.pdf)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="factura\.pdf"/)
  })

  it('may be the specification’s JSON, with its content as a data URL [r.uploads]', async () => {
    const content = `data:application/pdf;base64,${sampleFiles.pdf.toString('base64')}`
    const { status, body } = await send({ payload: { name: '../../etc/passwd.pdf', content } })
    expect([status, body]).toMatchObject([
      200,
      { name: 'etc_passwd.pdf', size_bytes: sampleFiles.pdf.length, media_type: 'application/pdf' },
    ])
    await attach([body.id])
    expect((await fetchKept(body.id)).rawPayload.equals(sampleFiles.pdf)).toBe(true)
  })

  it('belongs to one form alone, for what it was sent', async () => {
    const { id } = (await send(multipartOf(sampleFiles.docx), 'contact')).body
    await expect(attach([id])).rejects.toMatchObject({ errors: { file: ['file_type_not_valid'] } })
    expect(await attach([id], 'contact', 'case/1')).toEqual([id])
    expect(await attach([id], 'contact', 'case/1')).toEqual([id])
    await expect(attach([id], 'contact', 'case/2')).rejects.toMatchObject({ errors: { file: ['file_gone'] } })
    await expect(attach(['0'.repeat(32)])).rejects.toMatchObject({ errors: { file: ['file_gone'] } })
  })

  it('is called harmlessly, whatever it was called [r.uploads-hostile]', async () => {
    const names = ['..%2f..%2fx.pdf', 'con.pdf', '\u202Efdp.exe', '.htaccess', `${'n'.repeat(900)}.pdf`, '']
    for (const name of names) {
      const { status, body } = await send(multipartOf(sampleFiles.pdf, { name: encodeURI(name) }))
      expect(status, name).toBe(200)
      expect(body.name).not.toMatch(/[/\\\u202E]|^\.|^con\./)
      expect(Buffer.byteLength(body.name)).toBeLessThanOrEqual(120)
    }
  })
})

/** A document with so many zeros in it, some thousand times as large as it comes. */
function bomb(zeros: number) {
  return Buffer.from(zipSync({ 'zeros.txt': new Uint8Array(zeros) }, { level: 9 }))
}

describe('a file that is no file of that kind', () => {
  const script = '<html><script>alert(1)</script></html>'
  it.each<[string, Buffer, string]>([
    ['a page', Buffer.from(script), 'file_type_not_valid'],
    ['a page with the end of a PDF', Buffer.from(`${script}%PDF-1.4 %%EOF`), 'file_type_not_valid'],
    [
      'a drawing that may run',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>`),
      'file_type_not_valid',
    ],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'file_type_not_valid'],
    ['an archive', bomb(100), 'file_type_not_valid'],
    ['an archive that grows', bomb(50_000_000), 'file_type_not_valid'],
    ['a document of an office', sampleFiles.docx, 'file_type_not_valid'],
    ['words', Buffer.from('words'), 'file_type_not_valid'],
    ['zeros', Buffer.alloc(100_000), 'file_type_not_valid'],
    ['nothing', Buffer.alloc(0), 'file_empty'],
    ['half a PDF', sampleFiles.pdf.subarray(0, 30), 'file_cut_off'],
    ['half a picture', sampleFiles.png.subarray(0, 33), 'file_cut_off'],
  ])('%s is refused, and nothing of it stays [r.uploads-hostile]', async (_, content, code) => {
    const before = await stored()
    const { status, body } = await send(multipartOf(content))
    expect([status, body.errors]).toEqual([400, { file: [code] }])
    expect(await stored()).toEqual(before)
  })

  it('hides behind a picture in vain: what comes back is bytes to be saved [r.uploads-hostile]', async () => {
    const polyglot = Buffer.concat([sampleFiles.jpeg, Buffer.from(script), bomb(100)])
    const { status, body } = await send(multipartOf(polyglot, { name: 'x.html' }))
    expect([status, body.media_type]).toEqual([200, 'image/jpeg'])
    await attach([body.id])
    expect((await fetchKept(body.id)).headers['content-type']).toBe('application/octet-stream')
  })

  it('is not read when it is packed, of another kind, or for nothing that we know', async () => {
    const { headers, payload } = multipartOf(sampleFiles.pdf)
    expect((await send({ headers: { 'content-type': 'application/pdf' }, payload })).status).toBe(415)
    expect((await send({ headers: { 'content-type': 'text/plain' }, payload })).status).toBe(415)
    expect(
      (await send({ headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, payload }))
        .status,
    ).toBe(415)
    expect((await send({ headers, payload }, 'other')).status).toBe(400)
    expect((await send({ payload: { name: 'a.pdf', content: 'words' } })).status).toBe(400)
    expect((await send({ payload: { name: 'a.pdf', content: '' } })).status).toBe(400)
    expect(
      (await send({ payload: { name: 'a.pdf', content: 'data:application/pdf;base64,' } })).body.errors,
    ).toEqual({
      file: ['file_empty'],
    })
  })

  it('is refused where the form breaks off, says too much or has no file', async () => {
    const { headers, payload } = multipartOf(sampleFiles.pdf)
    const before = await stored()
    const cut = payload.subarray(0, payload.length - 60)
    expect((await send({ headers, payload: cut })).status).toBe(400)
    const field = '--x-endoll-boundary\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'
    expect((await send({ headers, payload: Buffer.from(`${field}--x-endoll-boundary--\r\n`) })).status).toBe(
      400,
    )
    expect((await send(multipartOf(sampleFiles.pdf, { more: field.repeat(9) }))).status).toBe(400)
    expect((await send({ headers: { 'content-type': 'multipart/form-data' }, payload })).status).toBe(400)
    // Also where the form was wrong after its file.
    expect(await stored()).toEqual(before)
  })

  it('multipart reaches no other call', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: '/api/v1/get_token',
      ...multipartOf(sampleFiles.pdf),
    })
    expect(reply.statusCode).toBe(415)
  })
})

describe('sending', () => {
  it('ends at the largest size, as multipart and as JSON [c5.attachment-size] [c9.file-limits] [v9.file-size]', async () => {
    const small = await startTestServer({}, { deployment: { files: { largestBytes: 1000 } } })
    const large = Buffer.concat([sampleFiles.pdf, Buffer.alloc(1000)])
    const content = `data:application/pdf;base64,${large.toString('base64')}`
    for (const body of [multipartOf(large), { payload: { name: 'a.pdf', content } }]) {
      const reply = await small.inject({ method: 'POST', url: '/api/v1/files/?purpose=invoice', ...body })
      expect([reply.statusCode, reply.json()]).toMatchObject([413, { error: 'payload_too_large' }])
    }
    const nothing: string[] = []
    for await (const { id } of small.services.files!.list()) nothing.push(id)
    expect(nothing).toEqual([])
    await small.stop()
  })

  it('takes no more words beside the files than any other call', async () => {
    const reply = await send({ payload: { name: 'a'.repeat(300_000), content: 'words' } })
    expect([reply.status, reply.body.error]).toEqual([413, 'payload_too_large'])
  })

  it('has a budget for each network', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 101; index += 1) {
      const reply = await server.inject({
        method: 'POST',
        url: '/api/v1/files/?purpose=invoice',
        remoteAddress: `203.0.113.${index}`,
        ...multipartOf(Buffer.from('words')),
      })
      statuses.add(reply.statusCode)
    }
    expect([...statuses]).toEqual([400, 429])
  })
})
