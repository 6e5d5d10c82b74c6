import { useEffect, useState } from 'react'
import { Nothing, part } from '../../loading/part.tsx'
import { draftsElsewhere, keepsAnything, wasJustTaken } from './drafts-elsewhere.ts'

const OfferedDraft = part({
  load: async () => (await import('./OfferedDraft.tsx')).OfferedDraft,
  texts: ['flow'],
  lost: Nothing,
})

export interface DraftOfferProps {
  /** Of the form, or of the questions. */
  readonly draftKey: string
  /** The questions of a procedure; none of a form that is alone. */
  readonly slugs?: readonly string[]
  /** What takes the focus once it was taken over. */
  readonly begin?: () => HTMLElement | null | undefined
}

const none: readonly string[] = []

/** Offers what another tab keeps of the same form or questions, where nothing has been typed here. */
export function DraftOffer({ draftKey, slugs = none, begin }: DraftOfferProps) {
  const [found, setFound] = useState<'nothing' | 'kept' | 'taken'>('nothing')
  useEffect(() => {
    if (wasJustTaken(draftKey)) {
      begin?.()?.focus()
      setFound('taken')
    }
    if (keepsAnything(draftKey, slugs)) return
    let left = false
    void draftsElsewhere(draftKey, slugs).then((drafts) => {
      if (drafts && !left) setFound('kept')
    })
    return () => {
      left = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form or the questions open
  }, [draftKey])
  return found === 'nothing' ? null : (
    <OfferedDraft draftKey={draftKey} slugs={slugs} isTaken={found === 'taken'} />
  )
}
