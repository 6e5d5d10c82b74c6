import { TextRoom } from '../../i18n/rooms.tsx'
import { part } from '../../loading/part.tsx'

/** A message. */
export const CaseForm = part({
  load: async () => (await import('./CaseForm.tsx')).CaseForm,
  texts: ['uploads'],
  room: TextRoom,
})

/** A claim. */
export const Claim = part({
  load: async () => (await import('./claim/Claim.tsx')).Claim,
  texts: ['claims', 'cases', 'uploads'],
  room: TextRoom,
})

/** The readings of a meter. */
export const ReadingsForm = part({
  load: async () => (await import('./readings/ReadingsForm.tsx')).ReadingsForm,
  texts: ['own-readings', 'uploads'],
  room: TextRoom,
})
