import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import * as yauzl from 'yauzl'
import { bunzip } from './bunzip.ts'
import { compressionOf } from './curve-file-name.ts'

/** The text of one curve file, piece by piece; never whole in memory. */
export interface CurveText {
  /** For reports: the file, and the file inside it where it is an archive. */
  readonly file: string
  /** Its name without compression, which tells kind, day and version. */
  readonly name: string
  readonly pieces: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** Holds far more than a curve file of its size can. */
export class TooLargeError extends Error {}

const PIECE_BYTES = 256 * 1024
const MOST_ENTRIES = 10_000

/** Real curves shrink to between a tenth and a hundredth; what shrinks more was made to fill memory or disk. */
const LARGEST_RATIO = 400
const ALWAYS_ALLOWED_BYTES = 64 * 1024 * 1024

/** Opens a file of the folder `curves`; an archive may hold several. `onBytes` is told of compressed bytes read. */
export async function* openCurveFile(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<CurveText> {
  const file = basename(path)
  const { bare, compression } = compressionOf(file)
  const { size } = await stat(path)
  if (compression === 'zip') {
    yield* zipEntries(path, onBytes)
    return
  }
  const pieces = {
    none: () => counted(createReadStream(path, { highWaterMark: PIECE_BYTES }), onBytes),
    gz: () => bounded(gunzipped(createReadStream(path), onBytes), size),
    bz2: () => bounded(bunzip(path, onBytes), size),
  }[compression]
  yield { file, name: bare, pieces: pieces() }
}

async function* zipEntries(path: string, onBytes: (bytes: number) => void): AsyncGenerator<CurveText> {
  const zip = await yauzl.openPromise(path)
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new TooLargeError()
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      const text = await zip.openReadStreamPromise(entry)
      const ratio = entry.compressedSize / Math.max(1, entry.uncompressedSize)
      yield {
        file: `${basename(path)}/${entry.fileName}`,
        name: basename(entry.fileName),
        pieces: bounded(
          counted(text, (bytes) => onBytes(bytes * ratio)),
          entry.compressedSize,
        ),
      }
    }
  } finally {
    zip.close()
  }
}

async function* counted(
  stream: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const piece of stream) {
    onBytes(piece.length)
    yield piece
  }
}

async function* gunzipped(source: ReadStream, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES })
  source.on('data', (bytes) => onBytes(bytes.length))
  source.on('error', (error) => gunzip.destroy(error))
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Buffer>
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

async function* bounded(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  compressed: number,
): AsyncGenerator<Buffer> {
  let left = Math.max(ALWAYS_ALLOWED_BYTES, compressed * LARGEST_RATIO)
  for await (const piece of pieces) {
    left -= piece.length
    if (left < 0) throw new TooLargeError()
    yield piece
  }
}
