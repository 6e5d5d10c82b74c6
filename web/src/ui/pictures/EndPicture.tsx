import { Nothing, part } from '../../loading/part.tsx'

/** The valley at the end of a procedure, a payment or a contract, after what it stands beside. */
export const EndPicture = part({
  load: async () => (await import('./ValleyAtEnd.tsx')).ValleyAtEnd,
  lost: Nothing,
})
