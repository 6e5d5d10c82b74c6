import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { FileRefusal } from '@endoll/api/file-purposes.ts'
import { Failure, invalidFields } from '../http/failure.ts'

/** Enough for the first entries of a ZIP, by which documents of offices are told from each other. */
const headBytes = 65_536
/** As far from its end as readers of PDF look for it. */
const tailBytes = 1024

/** The end marker of this type, without which a truncated file cannot be detected. */
const ends: Readonly<Record<string, string>> = {
  'application/pdf': '%%EOF',
  'image/png': 'IEND',
}

export function refuseFile(why: FileRefusal): Failure {
  return invalidFields({ file: [why] })
}

/** What is known of a file when the last byte of it has passed. */
export interface FileFacts {
  readonly sizeBytes: number
  readonly mediaType: string
  readonly sha256: Buffer
}

export interface ContentRules {
  readonly mostBytes: number
  /** Media types taken; the type is told by the content alone. */
  readonly accepted: readonly string[]
}

function joined(before: Buffer, bytes: Uint8Array) {
  return Buffer.concat([before, bytes])
}

/**
 * The content as it passes, never more of it in memory than a piece: measured, hashed and its type told by what it begins
 * with. Throws Failure as soon as it cannot be taken; `facts` tells the rest once all of it has passed.
 */
export function watchContent(content: AsyncIterable<Uint8Array>, { mostBytes, accepted }: ContentRules) {
  const hash = createHash('sha256')
  let [sizeBytes, head, tail] = [0, Buffer.alloc(0), Buffer.alloc(0)]
  let mediaType: string | undefined
  const judge = async () => {
    const found = await fileTypeFromBuffer(head)
    if (!found || !accepted.includes(found.mime)) throw refuseFile('file_type_not_valid')
    mediaType = found.mime
  }
  async function* pass() {
    for await (const bytes of content) {
      sizeBytes += bytes.length
      if (sizeBytes > mostBytes) throw new Failure('payload_too_large')
      hash.update(bytes)
      if (mediaType === undefined) head = joined(head, bytes.subarray(0, headBytes - head.length))
      if (mediaType === undefined && head.length === headBytes) await judge()
      tail = joined(tail, bytes.subarray(-tailBytes)).subarray(-tailBytes)
      yield bytes
    }
    if (sizeBytes === 0) throw refuseFile('file_empty')
    if (mediaType === undefined) await judge()
    if (!tail.includes(ends[mediaType!] ?? '')) throw refuseFile('file_cut_off')
  }
  return {
    content: pass(),
    facts: (): FileFacts => ({ sizeBytes, mediaType: mediaType!, sha256: hash.digest() }),
  }
}
