import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { draftsElsewhere, keepsAnything, takeDrafts } from './drafts-elsewhere.ts'

interface DraftElsewhereProps {
  readonly draftKey: string
  /** The questions. */
  readonly slugs: readonly string[]
}

/** Offers what another tab keeps of the same questions, where nothing has been answered here. */
export function DraftElsewhere({ draftKey, slugs }: DraftElsewhereProps) {
  const t = useTranslations('flow.elsewhere')
  const [at, setAt] = useState<'nowhere' | 'elsewhere' | 'gone'>('nowhere')
  useEffect(() => {
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
  if (at === 'gone') return <Notice tone="info" announce title={t('gone')} />
  const take = async () => {
    // As it stands there now.
    const drafts = await draftsElsewhere(draftKey, slugs)
    if (!drafts) return setAt('gone')
    takeDrafts(drafts)
    location.reload()
  }
  return (
    <Notice
      tone="info"
      announce
      title={t('title')}
      actions={<Button onClick={() => void take()}>{t('take')}</Button>}
    >
      <p>{t('text')}</p>
    </Notice>
  )
}
