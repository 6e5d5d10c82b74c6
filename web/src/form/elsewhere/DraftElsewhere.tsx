import { draftsOwner } from '../../calls/kept-drafts.ts'
import { useInBrowser } from '../../loading/InBrowser.tsx'
import { Nothing, part } from '../../loading/part.tsx'
import type { DraftOfferProps } from './DraftOffer.tsx'

const DraftOffer = part({
  load: async () => (await import('./DraftOffer.tsx')).DraftOffer,
  lost: Nothing,
})

/** What another tab of the same account keeps of a form or of questions, offered here. A visitor's tab asks no other. */
export function DraftElsewhere(props: DraftOfferProps) {
  return useInBrowser() && draftsOwner() !== null ? <DraftOffer {...props} /> : null
}
