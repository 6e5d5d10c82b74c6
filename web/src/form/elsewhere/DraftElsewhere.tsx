import { Nothing, part } from '../../loading/part.tsx'

/** What another tab of the same account, or of the same visitor, keeps of a form or of questions, offered here. */
export const DraftElsewhere = part({
  load: async () => (await import('./DraftOffer.tsx')).DraftOffer,
  lost: Nothing,
})
