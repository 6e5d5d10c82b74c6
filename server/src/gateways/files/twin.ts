import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from './open-file-store.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { movableClock, systemClock, type MovableClock } from '../../platform/clock.ts'

interface Stored {
  readonly bytes: Buffer
  readonly changedMs: number
}

interface Unfinished {
  readonly key: string
  readonly startedMs: number
  readonly parts: Map<number, Buffer>
}

/** What the twin does with the next calls instead of answering them. */
export type Fault = 'unavailable' | 'reset' | 'cut'

export interface S3Twin {
  readonly bucket: Bucket
  readonly clock: MovableClock
  readonly objects: Map<string, Stored>
  readonly unfinished: Map<string, Unfinished>
  /** The most bytes that one call brought. */
  readonly largestCall: () => number
  /** Every call whose method and address match fails so until told otherwise. */
  readonly fail: (fault: Fault | undefined, calls?: RegExp) => void
  readonly stop: () => Promise<void>
}

const keyId = 'twin'

function md5Of(bytes: Buffer, as: 'hex' | 'base64') {
  return createHash('md5').update(bytes).digest(as)
}

function xml(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

function refuse(response: ServerResponse, status: number, code: string) {
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** A store that speaks as much of S3 as the office does, with one bucket in memory; it can fail as stores do. */
export async function startS3Twin(): Promise<S3Twin> {
  const clock = movableClock(systemClock.nowMs())
  const objects = new Map<string, Stored>()
  const unfinished = new Map<string, Unfinished>()
  let [largest, uploads] = [0, 0]
  let failing: { fault: Fault | undefined; calls: RegExp } = { fault: undefined, calls: /$^/ }

  const list = (response: ServerResponse, query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? ''
    if (query.has('uploads')) {
      const found = [...unfinished].filter(([, { key }]) => key.startsWith(prefix))
      const rows = found.map(
        ([id, { key, startedMs }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${instantText(startedMs)}</Initiated></Upload>`,
      )
      return xml(response, 200, `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`)
    }
    // Two a page, so that pages are really turned.
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const rows = keys.slice(from, from + 2).map((key) => {
      const { changedMs } = objects.get(key)!
      return `<Contents><Key>${key}</Key><LastModified>${instantText(changedMs)}</LastModified></Contents>`
    })
    const more = from + 2 < keys.length
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return xml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
    )
  }

  const put = async (
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: URLSearchParams,
  ) => {
    const bytes = await buffer(request)
    largest = Math.max(largest, bytes.length)
    if (request.headers['content-md5'] !== md5Of(bytes, 'base64')) return refuse(response, 400, 'BadDigest')
    const upload = unfinished.get(query.get('uploadId') ?? '')
    if (query.has('uploadId') && !upload) return refuse(response, 404, 'NoSuchUpload')
    if (upload) upload.parts.set(Number(query.get('partNumber')), bytes)
    else objects.set(key, { bytes, changedMs: clock.nowMs() })
    response.writeHead(200, { etag: `"${md5Of(bytes, 'hex')}"` }).end()
  }

  const post = async (
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: URLSearchParams,
  ) => {
    const body = await buffer(request)
    if (query.has('uploads')) {
      const id = `upload-${(uploads += 1)}`
      unfinished.set(id, { key, startedMs: clock.nowMs(), parts: new Map() })
      return xml(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const id = query.get('uploadId') ?? ''
    const upload = unfinished.get(id)
    if (!upload) return refuse(response, 404, 'NoSuchUpload')
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
      Number(number),
    )
    const bytes = Buffer.concat(numbers.map((number) => upload.parts.get(number)!))
    unfinished.delete(id)
    objects.set(key, { bytes, changedMs: clock.nowMs() })
    return xml(
      response,
      200,
      `<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>`,
    )
  }

  const get = (request: IncomingMessage, response: ServerResponse, key: string, fault: Fault | undefined) => {
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const { bytes } = found
    response.writeHead(200, { 'content-length': bytes.length })
    if (request.method === 'HEAD') return response.end()
    if (fault !== 'cut') return response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twin')
    const [, , ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    const fault = failing.calls.test(`${request.method} ${request.url}`) ? failing.fault : undefined
    if (fault === 'reset') return request.socket.destroy()
    if (fault === 'unavailable') return refuse(response, 503, 'SlowDown')
    if (!request.headers.authorization?.includes(`Credential=${keyId}/`))
      return refuse(response, 403, 'AccessDenied')
    if (request.method === 'PUT') return put(request, response, key, searchParams)
    if (request.method === 'POST') return post(request, response, key, searchParams)
    if (request.method === 'DELETE') {
      if (searchParams.has('uploadId')) unfinished.delete(searchParams.get('uploadId')!)
      else objects.delete(key)
      return response.writeHead(204).end()
    }
    return key === '' ? list(response, searchParams) : get(request, response, key, fault)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the twin does not listen')
  return {
    bucket: {
      bucket: 'office',
      prefix: 'files/',
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      keyId,
      secret: 'hush',
    },
    clock,
    objects,
    unfinished,
    largestCall: () => largest,
    fail: (fault, calls = /./) => {
      failing = { fault, calls }
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}
