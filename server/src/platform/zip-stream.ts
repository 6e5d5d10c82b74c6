import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a ZIP, whose bytes are made when its turn has come. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array | string>
  /** It is compressed already, as a PDF is. */
  readonly asIs?: boolean
}

/** The format without its 64-bit part, which the library does not write, holds no more. */
export const zipLimits = { bytes: 3_000_000_000, entries: 60_000 } as const

/** The files are more than a ZIP holds. */
export class ZipTooLarge extends Error {
  constructor() {
    super('more than a ZIP holds')
  }
}

/** A ZIP, written while its files are read: a piece at a time, however large it becomes. Fails with ZipTooLarge. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const written = { bytes: 0, entries: 0 }
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const taken = () => {
    const now = pieces.splice(0)
    written.bytes += now.reduce((sum, { length }) => sum + length, 0)
    if (written.bytes > zipLimits.bytes || written.entries > zipLimits.entries) throw new ZipTooLarge()
    return now
  }
  for await (const { name, content, asIs } of entries) {
    const file = asIs ? new ZipPassThrough(name) : new ZipDeflate(name)
    written.entries += 1
    zip.add(file)
    for await (const part of content) {
      file.push(typeof part === 'string' ? strToU8(part) : part)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
