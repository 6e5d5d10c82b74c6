import { Failure } from '../http/failure.ts'
import type { ByteSource } from './byte-source.ts'
import { dataUrlContent } from './data-url.ts'

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a]
const blank = new Set([0x20, 0x09, 0x0a, 0x0d])
const contentKey = '"content"'
const dataUrl = 'data:'

/** As much as a call without files may have. */
export const longestText = 256 * 1024

export interface FilesInJson {
  /** Keeps the content of one file; gives its id. */
  readonly keep: (content: AsyncIterable<Uint8Array>) => Promise<string>
  /** Most files of one call. */
  readonly mostFiles: number
}

/**
 * Index after the string that the bytes begin with, looked for from an index on; where its end has not come, the negative
 * of the index to continue from.
 */
function endOfString(bytes: Buffer, from: number): number {
  let index = from
  for (; index < bytes.length; index += 1) {
    if (bytes[index] === backslash) index += 1
    else if (bytes[index] === quote) return index + 1
  }
  return -index
}

/** Takes the string that the source begins with, quotation marks included. */
async function takeString(source: ByteSource): Promise<Buffer> {
  let end = endOfString(source.rest, 1)
  while (end < 0) {
    if (source.rest.length > longestText) throw new Failure('payload_too_large')
    if (!(await source.fill(source.rest.length + 1))) throw new Failure('invalid_json')
    end = endOfString(source.rest, -end)
  }
  return source.take(end)
}

function takeToQuote(source: ByteSource): Buffer {
  const next = source.rest.indexOf(quote)
  return source.take(next === -1 ? source.rest.length : next)
}

/** Whether the last byte that is no blank is a colon; undefined where all are blank. */
function endsInColon(bytes: Buffer): boolean | undefined {
  const last = bytes.findLast((one) => !blank.has(one))
  return last === undefined ? undefined : last === colon
}

/** Whether the string that begins here is a data URL. */
async function isDataUrl(source: ByteSource): Promise<boolean> {
  return (
    (await source.fill(1 + dataUrl.length)) &&
    source.rest.toString('latin1', 1, 1 + dataUrl.length) === dataUrl
  )
}

/**
 * A JSON text as it arrives, with every data URL under a key `content` kept as a file and `upload:<id>` in its place.
 * What else stands in it passes as it is; whoever reads it on limits it and says whether it is JSON at all.
 */
export async function* withoutFiles(
  source: ByteSource,
  { keep, mostFiles }: FilesInJson,
): AsyncGenerator<Buffer> {
  let [key, isAfterColon, files] = ['', false, 0]
  while (await source.fill(1)) {
    if (source.rest[0] !== quote) {
      const passed = takeToQuote(source)
      isAfterColon = endsInColon(passed) ?? isAfterColon
      yield passed
      continue
    }
    if (isAfterColon && key === contentKey && (await isDataUrl(source))) {
      if ((files += 1) > mostFiles) throw new Failure('payload_too_large')
      source.take(1)
      const id = await keep(dataUrlContent(source))
      yield Buffer.from(`"upload:${id}"`)
    } else {
      const text = await takeString(source)
      key = isAfterColon ? '' : text.toString('latin1', 0, contentKey.length + 1)
      yield text
    }
    isAfterColon = false
  }
}
