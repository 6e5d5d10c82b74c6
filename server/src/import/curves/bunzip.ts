// oxlint-disable-next-line typescript/triple-slash-reference -- other workspaces that compile this file must find the types too
/// <reference path="./archives.d.ts" />
import { closeSync, openSync, readSync } from 'node:fs'
import Bunzip from 'seek-bzip'

/** Damaged or cut short. */
export class DamagedArchiveError extends Error {}

const INPUT_BYTES = 64 * 1024
const OUTPUT_BYTES = 256 * 1024

/** Reads a file byte by byte, as the decoder asks, from a small buffer. */
class FileBytes {
  readonly #file: number
  readonly #buffer = Buffer.alloc(INPUT_BYTES)
  readonly #onRead: (bytes: number) => void
  #at = 0
  #end = 0

  constructor(file: number, onRead: (bytes: number) => void) {
    this.#file = file
    this.#onRead = onRead
  }

  eof(): boolean {
    if (this.#at < this.#end) return false
    this.#end = readSync(this.#file, this.#buffer)
    this.#at = 0
    this.#onRead(this.#end)
    return this.#end === 0
  }

  readByte(): number {
    if (this.eof()) throw new DamagedArchiveError('cut short')
    return this.#buffer[this.#at++] ?? 0
  }

  read(buffer: Uint8Array, offset: number, length: number): number {
    for (let index = 0; index < length; index++) buffer[offset + index] = this.readByte()
    return length
  }
}

/**
 * The contents of a .bz2 file, also of several streams one after the other (as parallel compressors write). One block
 * of at most 900 kB is decoded at a time, so memory does not grow with the file.
 */
export function* bunzip(path: string, onRead: (bytes: number) => void): Generator<Buffer> {
  const file = openSync(path, 'r')
  try {
    yield* decoded(new FileBytes(file, onRead))
  } catch (error) {
    // The decoder reports damage as TypeError.
    throw error instanceof TypeError ? new DamagedArchiveError(error.message) : error
  } finally {
    closeSync(file)
  }
}

function* decoded(input: FileBytes): Generator<Buffer> {
  let full: Buffer[] = []
  let current = Buffer.allocUnsafe(OUTPUT_BYTES)
  let length = 0
  const output = {
    writeByte: (byte: number) => {
      current[length++] = byte
      if (length < OUTPUT_BYTES) return
      full.push(current)
      current = Buffer.allocUnsafe(OUTPUT_BYTES)
      length = 0
    },
  }
  const decoder = new Bunzip(input, output)
  for (;;) {
    if (decoder._init_block()) {
      decoder._read_bunzip()
      yield* full
      full = []
      continue
    }
    if (decoder.reader.read(32) >>> 0 !== decoder.streamCRC) throw new DamagedArchiveError('wrong checksum')
    if (input.eof()) break
    decoder._start_bunzip(input, output)
  }
  yield current.subarray(0, length)
}
