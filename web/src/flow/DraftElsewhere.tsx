import { useEffect, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { draftsElsewhere, keepsAnything, takeDrafts, wasJustTaken } from './drafts-elsewhere.ts'

interface DraftElsewhereProps {
  readonly draftKey: string
  /** The questions. */
  readonly slugs: readonly string[]
  /** Of the question that is open. */
  readonly heading: RefObject<HTMLElement | null>
}

/** Offers what another tab keeps of the same questions, where nothing has been answered here. */
export function DraftElsewhere({ draftKey, slugs, heading }: DraftElsewhereProps) {
  const t = useTranslations('flow.elsewhere')
  const [at, setAt] = useState<'nowhere' | 'elsewhere' | 'asking' | 'silent'>('nowhere')
  useEffect(() => {
    if (wasJustTaken()) {
      heading.current?.focus()
      announce(t('taken'))
    }
    if (keepsAnything(draftKey, slugs)) return
    let left = false
    void draftsElsewhere(draftKey, slugs).then((drafts) => {
      if (drafts && !left) setAt('elsewhere')
    })
    return () => {
      left = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the questions open
  }, [draftKey])
  if (at === 'nowhere') return null
  const take = async () => {
    setAt('asking')
    // As it stands there now.
    const drafts = await draftsElsewhere(draftKey, slugs)
    if (!drafts) return setAt('silent')
    takeDrafts(drafts)
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
