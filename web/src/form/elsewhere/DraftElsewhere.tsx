import { Suspense } from 'react'
import { draftsOwner } from '../../calls/kept-drafts.ts'
import { useInBrowser } from '../../ui/InBrowser.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'
import type { DraftOfferProps } from './DraftOffer.tsx'

const DraftOffer = lazyComponent(async () => ({
  default: (await import('./DraftOffer.tsx')).DraftOffer,
}))

/** What another tab of the same account keeps of a form or of questions, offered here. A visitor's tab asks no other. */
export function DraftElsewhere(props: DraftOfferProps) {
  if (!useInBrowser() || draftsOwner() === null) return null
  return (
    <Suspense fallback={null}>
      <DraftOffer {...props} />
    </Suspense>
  )
}
