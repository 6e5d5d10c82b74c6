import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { draftsElsewhere, takeDrafts } from './drafts-elsewhere.ts'

interface OfferProps {
  readonly draftKey: string
  readonly slugs: readonly string[]
}

interface OfferedDraftProps extends OfferProps {
  /** It was taken over by the page before this one. */
  readonly isTaken: boolean
}

/** The words about what another tab keeps: the offer, or that it was taken. */
export function OfferedDraft({ isTaken, ...offer }: OfferedDraftProps) {
  return isTaken ? <Taken /> : <Offer {...offer} />
}

function Taken() {
  const t = useTranslations('flow.elsewhere')
  useEffect(() => announce(t('taken')), [t])
  return null
}

function Offer({ draftKey, slugs }: OfferProps) {
  const t = useTranslations('flow.elsewhere')
  const [at, setAt] = useState<'offered' | 'asking' | 'silent'>('offered')
  const take = async () => {
    setAt('asking')
    // The present draft there.
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
