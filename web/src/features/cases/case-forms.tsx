import { TextRoom } from '../../i18n/rooms.tsx'
import { part } from '../../loading/part.tsx'

/** A message. */
export const CaseForm = part({
  load: async () => (await import('./CaseForm.tsx')).CaseForm,
  texts: ['files'],
  room: TextRoom,
})

/** A claim. */
export const Claim = part({
  load: async () => (await import('./claim/Claim.tsx')).Claim,
  texts: ['claim', 'cases', 'files'],
  room: TextRoom,
})

/** The readings of a meter. */
export const ReadingsForm = part({
  load: async () => (await import('./readings/ReadingsForm.tsx')).ReadingsForm,
  texts: ['readings', 'files'],
  room: TextRoom,
})
