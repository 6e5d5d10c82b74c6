// oxlint-disable-next-line typescript/triple-slash-reference -- other workspaces that compile this file must find the types too
/// <reference path="./archives.d.ts" />
import { createReadStream, type ReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import * as yauzl from 'yauzl'
import { bunzip, DamagedArchiveError } from './bunzip.ts'
import { compressionOf } from './curve-file-name.ts'

/** The text of one curve file, piece by piece; never whole in memory. */
export interface CurveText {
  /** For reports: the file, and the file inside it where it is an archive. */
  readonly file: string
  /** Its name without the ending of its compression: kind, day and version follow from it. */
  readonly name: string
  /** A piece is valid until the next one is asked for; then its memory may be reused. */
  readonly pieces: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** Unpacks to far more than a curve file of its size can hold. */
export class TooLargeError extends Error {}

const PIECE_BYTES = 256 * 1024
const MOST_ENTRIES = 10_000

/** Real curves compress to between a tenth and a hundredth; a higher ratio means an archive bomb. */
const LARGEST_RATIO = 400
const ALWAYS_ALLOWED_BYTES = 64 * 1024 * 1024

/** Opens a file of the folder `curves`; an archive may hold several. `onBytes` gets the compressed bytes read. */
export async function* openCurveFile(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<CurveText> {
  const file = basename(path)
  const { bare, compression } = compressionOf(file)
  const { size } = await stat(path)
  if (compression === 'zip') {
    yield* zipEntries(path, budgetOf(size), onBytes)
    return
  }
  const pieces = {
    none: () => plainPieces(path, onBytes),
    gz: () => bounded(gunzipped(createReadStream(path), onBytes), budgetOf(size)),
    bz2: () => bounded(bunzip(path, onBytes), budgetOf(size)),
  }[compression]
  yield { file, name: bare, pieces: pieces() }
}

/** One buffer for the whole file: a new one for each piece would be allocated faster than it is collected. */
async function* plainPieces(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(PIECE_BYTES)
  const file = await open(path, 'r')
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, PIECE_BYTES)
      if (bytesRead === 0) return
      onBytes(bytesRead)
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

/** A local header without its name and further fields. */
const LEAST_HEADER_BYTES = 30

/** Entries that lie over each other would let a few bytes stand for many files. */
function requireApart(entries: readonly yauzl.Entry[]): void {
  let end = 0
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  for (const { relativeOffsetOfLocalHeader: start, compressedSize } of inOrder) {
    if (start < end) throw new DamagedArchiveError('entries lie over each other')
    end = start + LEAST_HEADER_BYTES + compressedSize
  }
}

/** The files of an archive; all of them together may unpack to what its own size warrants. */
async function* zipEntries(
  path: string,
  budget: Budget,
  onBytes: (bytes: number) => void,
): AsyncGenerator<CurveText> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(asDamage)
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new TooLargeError()
    const entries: yauzl.Entry[] = []
    for await (const entry of whole(zip.eachEntry())) entries.push(entry)
    requireApart(entries)
    for (const entry of entries) {
      if (entry.fileName.endsWith('/')) continue
      const text = await zip.openReadStreamPromise(entry).catch(asDamage)
      const ratio = entry.compressedSize / Math.max(1, entry.uncompressedSize)
      yield {
        file: `${basename(path)}/${entry.fileName}`,
        name: basename(entry.fileName),
        pieces: bounded(
          counted(text, (bytes) => onBytes(bytes * ratio)),
          budget,
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
  for await (const piece of whole(stream)) {
    onBytes(piece.length)
    yield piece
  }
}

async function* gunzipped(source: ReadStream, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES })
  source.on('error', (error) => gunzip.destroy(error))
  let reported = 0
  try {
    for await (const piece of whole(source.pipe(gunzip) as AsyncIterable<Buffer>)) {
      onBytes(source.bytesRead - reported)
      reported = source.bytesRead
      yield piece
    }
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

/** How many bytes a file may still unpack to. */
type Budget = { left: number }

function budgetOf(compressed: number): Budget {
  return { left: Math.max(ALWAYS_ALLOWED_BYTES, compressed * LARGEST_RATIO) }
}

async function* bounded(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  budget: Budget,
): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    budget.left -= piece.length
    if (budget.left < 0) throw new TooLargeError()
    yield piece
  }
}

/** Passes on what a source yields and turns its errors into damage; errors of the reader do not pass here. */
async function* whole<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await items.next().catch(asDamage)
      if (next.done) return
      yield next.value
    }
  } finally {
    await items.return?.()
  }
}

/** Libraries report a damaged archive in many ways; only the disk's own errors (EIO, EACCES …) are something else. */
function asDamage(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^E[A-Z]+$/.test(code)) throw error
  throw new DamagedArchiveError(error instanceof Error ? error.message : String(error))
}
