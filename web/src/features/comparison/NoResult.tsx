import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Interest } from './Interest.tsx'
import type { ComparedKind } from './typed-bill.ts'

interface NoResultProps {
  readonly kind: ComparedKind
  readonly cups: string
  readonly onBack: () => void
}

/** No product can be compared with this bill: somebody will look at it. */
export function NoResult({ kind, cups, onBack }: NoResultProps) {
  const t = useTranslations('comparison')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack" data-gap="l">
      <section className="stack">
        <h2 ref={heading} tabIndex={-1}>
          {t('noResult.title')}
        </h2>
        <p>{t('noResult.text')}</p>
        <div className="row">
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </section>
      <Interest kind={kind} cups={cups} />
    </div>
  )
}
