import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { draftsElsewhere, keepsAnything, takeDrafts, wasJustTaken } from './drafts-elsewhere.ts'

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
  if (found === 'nothing') return null
  return (
    <LazyTexts area="flow" fallback={null} dispensable>
      {found === 'taken' ? <Taken /> : <Offer draftKey={draftKey} slugs={slugs} />}
    </LazyTexts>
  )
}

function Taken() {
  const t = useTranslations('flow.elsewhere')
  useEffect(() => announce(t('taken')), [t])
  return null
}

function Offer({ draftKey, slugs }: Required<Pick<DraftOfferProps, 'draftKey' | 'slugs'>>) {
  const t = useTranslations('flow.elsewhere')
  const [at, setAt] = useState<'offered' | 'asking' | 'silent'>('offered')
  const take = async () => {
    setAt('asking')
    // As it stands there now.
    const drafts = await draftsElsewhere(draftKey, slugs)
    if (!drafts) return setAt('silent')
    takeDrafts(draftKey, drafts)
    location.reload()
  }
  return (
    <Notice
      tone="info"
      announce
      title={t(at === 'silent' ? 'silent' : 'title')}
      actions={
        <Button busy={at === 'asking'} busyLabel={t('asking')} onClick={() => void take()}>
          {t('take')}
        </Button>
      }
    >
      <p>{t(at === 'silent' ? 'silentText' : 'text')}</p>
    </Notice>
  )
}
