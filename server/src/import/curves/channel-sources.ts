import { CHANNELS, type ByChannel, type Channel } from './channels.ts'
import type { OpenChannel } from './stored-day.ts'

type Sources = Pick<OpenChannel, 'quality' | 'sourceDays'>

/** Bytes of one reading: its quality, and the day of its file (days since 1970, big end first). */
const BYTES_A_READING = 3

/**
 * Where readings of other channels than import came from, as far as not from the file of the import beside them: for each
 * such channel its index in CHANNELS and, for every reading, quality and day of the file. Null if all came together, as
 * they nearly always do.
 */
export function encodeSources(
  channels: Partial<ByChannel<OpenChannel>> & { readonly import: OpenChannel },
): Uint8Array | null {
  const apart = CHANNELS.flatMap((channel, position) => {
    const own = channels[channel]
    const isApart = own?.values.some(
      (value, index) =>
        value !== null &&
        (own.quality[index] !== channels.import.quality[index] ||
          own.sourceDays[index] !== channels.import.sourceDays[index]),
    )
    return own && isApart ? [{ position, own }] : []
  })
  if (apart.length === 0) return null
  return Uint8Array.from(
    apart.flatMap(({ position, own }) => [
      position,
      ...own.sourceDays.flatMap((day, index) => [own.quality[index]!, day >> 8, day & 255]),
    ]),
  )
}

/** The inverse; a channel that is not there came with the import. Throws RangeError on bytes that encodeSources never gives. */
export function decodeSources(bytes: Uint8Array | null, count: number): Partial<ByChannel<Sources>> {
  const sources: Partial<Record<Channel, Sources>> = {}
  if (bytes === null) return sources
  const length = 1 + count * BYTES_A_READING
  if (bytes.length % length !== 0) throw new RangeError('sources that do not fit the day')
  for (let start = 0; start < bytes.length; start += length) {
    const channel = CHANNELS[bytes[start]!]
    if (channel === undefined) throw new RangeError('sources of no channel')
    const at = (index: number) => start + 1 + index * BYTES_A_READING
    sources[channel] = {
      quality: Uint8Array.from({ length: count }, (_, index) => bytes[at(index)]!),
      sourceDays: Array.from(
        { length: count },
        (_, index) => (bytes[at(index) + 1]! << 8) | bytes[at(index) + 2]!,
      ),
    }
  }
  return sources
}
