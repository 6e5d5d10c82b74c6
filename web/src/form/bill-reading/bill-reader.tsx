import { TextRoom } from '../../i18n/rooms.tsx'
import { part } from '../../loading/part.tsx'

/** Reads a bill that is brought as a file, a picture or its code. */
export const BillReader = part({
  load: async () => (await import('./BillReader.tsx')).BillReader,
  texts: ['bill-reading'],
  room: TextRoom,
})
