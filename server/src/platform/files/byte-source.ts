import type { Readable } from 'node:stream'
import { Failure } from '../http/failure.ts'

/**
 * Bytes of a call as they come, asked for piece by piece. Giving up does not destroy the stream: the connection is still
 * needed for the answer. What breaks off is a Failure of the caller's.
 */
export async function* callBytes(stream: Readable): AsyncGenerator<Buffer> {
  const pieces = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
  for (;;) {
    let piece: IteratorResult<Buffer>
    try {
      piece = await pieces.next()
    } catch (cause) {
      throw Object.assign(new Failure('invalid_request'), { cause })
    }
    if (piece.done) return
    yield piece.value
  }
}

/** Bytes with a place in them, for a parser that asks for more when it has read what came. */
export class ByteSource {
  readonly #pieces: AsyncIterator<Buffer>
  /** What has come and is not read yet. */
  rest: Buffer = Buffer.alloc(0)
  /** How many bytes have come. */
  received = 0

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** Makes `rest` at least so long, if so much comes; says whether it is. */
  async fill(length: number): Promise<boolean> {
    while (this.rest.length < length) {
      const { done, value } = await this.#pieces.next()
      if (done) return false
      this.received += value.length
      this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, value]) : value
    }
    return true
  }

  /** Takes so many bytes off the rest. */
  take(length: number): Buffer {
    const taken = this.rest.subarray(0, length)
    this.rest = this.rest.subarray(length)
    return taken
  }
}
