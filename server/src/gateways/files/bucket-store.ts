import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
  paginateListObjectsV2,
  type CompletedPart,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3'
import { Failure } from '../../platform/http/failure.ts'
import { counter } from '../../platform/metrics/metric.ts'
import { isFileId, type FileStore } from '../../platform/files/file-store.ts'
import type { Bucket } from './open-file-store.ts'

/** A larger file goes in parts of this size, one in memory at a time. S3 takes none below 5 MiB but the last. */
const partBytes = 8 * 1024 * 1024
const connectMs = 3000
/** For one part; the whole of a file may take longer. */
const answerMs = 30_000
const retryAfterSeconds = 60

const failed = counter({
  name: 'endoll_files_store_failed_total',
  help: 'What the bucket of files did not do: calls that were answered 503 for it',
  labels: ['act'],
})

/** The content in pieces of the size of a part; the last is shorter, and may be empty. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [held, size] = [[] as Uint8Array[], 0]
  for await (const bytes of content) {
    held.push(bytes)
    size += bytes.length
    if (size < partBytes) continue
    yield Buffer.concat(held)
    ;[held, size] = [[], 0]
  }
  yield Buffer.concat(held)
}

/** A part and its checksum, by which the store refuses one that changed on its way. */
function checkedBody(bytes: Buffer) {
  return { Body: bytes, ContentMD5: createHash('md5').update(bytes).digest('base64') }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')
}

/**
 * Files in a bucket of a store that speaks S3, by their ids. A store that does not answer is a Failure `busy`: the call
 * may be tried again, nothing of it was kept.
 */
export function bucketStore({ bucket, prefix, endpoint, region, keyId, secret }: Bucket): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Checksums of AWS' own are refused by other stores; ours are those that all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  })
  const at = (id: string) => ({ Bucket: bucket, Key: `${prefix}${id}` })
  const idOf = (key = '') => key.slice(prefix.length)

  const asked = async <T>(act: 'write' | 'read' | 'remove' | 'list', work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      failed({ act })
      throw new Failure('busy', { retryAfterSeconds, cause: error })
    }
  }
  const abort = (id: string, uploadId: string | undefined) =>
    client.send(new AbortMultipartUploadCommand({ ...at(id), UploadId: uploadId }))

  const writeInParts = async (id: string, first: Buffer, rest: AsyncIterable<Buffer>) => {
    const { UploadId } = await asked('write', () => client.send(new CreateMultipartUploadCommand(at(id))))
    const parts: CompletedPart[] = []
    const send = async (bytes: Buffer) => {
      const part = { UploadId, PartNumber: parts.length + 1 }
      const { ETag } = await asked('write', () =>
        client.send(new UploadPartCommand({ ...at(id), ...part, ...checkedBody(bytes) })),
      )
      parts.push({ ETag, PartNumber: part.PartNumber })
    }
    try {
      await send(first)
      for await (const bytes of rest) if (bytes.length > 0) await send(bytes)
      const whole = { ...at(id), UploadId, MultipartUpload: { Parts: parts } }
      await asked('write', () => client.send(new CompleteMultipartUploadCommand(whole)))
    } catch (error) {
      // What cannot be given up now goes with the sweep.
      await abort(id, UploadId).catch(() => undefined)
      throw error
    }
  }

  /** Uploads in parts that were never completed, of keys that begin so. */
  async function* unfinished(keys: string) {
    let page: ListMultipartUploadsCommandOutput | undefined
    do {
      page = await client.send(
        new ListMultipartUploadsCommand({
          Bucket: bucket,
          Prefix: keys,
          KeyMarker: page?.NextKeyMarker,
          UploadIdMarker: page?.NextUploadIdMarker,
        }),
      )
      yield* page.Uploads ?? []
    } while (page.IsTruncated)
  }

  return {
    isLocal: false,
    async write(id, content) {
      const parts = inParts(content)
      const { value: first } = (await parts.next()) as IteratorYieldResult<Buffer>
      if (first.length >= partBytes) return writeInParts(id, first, parts)
      await asked('write', () => client.send(new PutObjectCommand({ ...at(id), ...checkedBody(first) })))
    },
    has: (id) =>
      client.send(new HeadObjectCommand(at(id))).then(
        () => true,
        (error: unknown) => {
          if (!isMissing(error)) failed({ act: 'read' })
          return false
        },
      ),
    read: (id) =>
      Readable.from(
        (async function* () {
          const { Body } = await asked('read', () => client.send(new GetObjectCommand(at(id))))
          yield* Body as Readable
        })(),
        { objectMode: false },
      ),
    remove: (id) =>
      asked('remove', async () => {
        await client.send(new DeleteObjectCommand(at(id)))
        for await (const { Key, UploadId } of unfinished(at(id).Key)) {
          if (Key === at(id).Key) await abort(id, UploadId)
        }
      }),
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (isFileId(idOf(Key))) yield { id: idOf(Key), changedMs: LastModified!.getTime() }
        }
      }
      for await (const { Key, Initiated } of unfinished(prefix)) {
        if (isFileId(idOf(Key))) yield { id: idOf(Key), changedMs: Initiated!.getTime() }
      }
    },
  }
}
