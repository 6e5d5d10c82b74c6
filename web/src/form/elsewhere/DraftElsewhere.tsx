import { useInBrowser } from '../../loading/InBrowser.tsx'
import { Nothing, part } from '../../loading/part.tsx'
import type { DraftOfferProps } from './DraftOffer.tsx'

const DraftOffer = part({
  load: async () => (await import('./DraftOffer.tsx')).DraftOffer,
  lost: Nothing,
})

/** What another tab of the same account, or of the same visitor, keeps of a form or of questions, offered here. */
export function DraftElsewhere(props: DraftOfferProps) {
  return useInBrowser() ? <DraftOffer {...props} /> : null
}
