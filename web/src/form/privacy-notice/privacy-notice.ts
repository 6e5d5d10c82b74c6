import { TextRoom } from '../../i18n/rooms.tsx'
import { part } from '../../loading/part.tsx'

/** Who asks for the data of a form, what for, with which rights and where the rest is said: beside the form. */
export const PrivacyNotice = part({
  load: async () => (await import('./PrivacyFacts.tsx')).PrivacyFacts,
  texts: ['privacy-notice'],
  room: TextRoom,
})
