import type { CurveFileName } from './curve-file-name.ts'

/** A file in JSON is read whole: beyond this it is not a download of somebody's curve. */
const LARGEST_JSON = 64 * 1024 * 1024

/** The text is no JSON of Datadis' interface, or far larger than one. */
export class NoCurveJsonError extends Error {}

/** The pieces of a text as UTF-8 or a one-byte encoding: what is UTF-16 is decoded, JSON becomes a table. */
export async function* asLines(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  textName: string,
  { kind }: CurveFileName,
): AsyncGenerator<Buffer> {
  const decoded = fromUtf16(pieces)
  if (kind === 'DATADIS' && /\.json$/i.test(textName)) yield* tableOfJson(decoded)
  else yield* decoded
}

async function* fromUtf16(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let isFirst = true
  for await (const piece of pieces) {
    if (isFirst) {
      isFirst = false
      const encoding = utf16Of(piece)
      if (encoding) decoder = new TextDecoder(encoding)
    }
    yield decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece
  }
}

/** UTF-16 by its mark, or by the empty half of every character of a first line of plain letters. */
function utf16Of(piece: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le'
  if (piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be'
  if (piece[0] !== 0 && piece[1] === 0 && piece[3] === 0) return 'utf-16le'
  if (piece[0] === 0 && piece[1] !== 0 && piece[2] === 0) return 'utf-16be'
  return undefined
}

/** The answer of Datadis' interface, `{"timeCurve": [{…}]}` or the list alone, as its own table. */
async function* tableOfJson(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > LARGEST_JSON) throw new NoCurveJsonError()
    parts.push(Buffer.from(piece))
  }
  const rows = rowsOf(
    Buffer.concat(parts)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (value: unknown) =>
    (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '').replaceAll(
      /[;\r\n"]/g,
      ' ',
    )
  yield Buffer.from(`${names.map(cell).join(';')}\n`)
  for (const row of rows) yield Buffer.from(`${names.map((name) => cell(row[name])).join(';')}\n`)
}

function rowsOf(text: string): Record<string, unknown>[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new NoCurveJsonError()
  }
  const list = isRecord(parsed) ? (parsed['timeCurve'] ?? parsed['response']) : parsed
  if (!Array.isArray(list) || list.length === 0 || !list.every(isRecord)) throw new NoCurveJsonError()
  return list
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
