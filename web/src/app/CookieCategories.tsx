import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { currentConsent, optionalCategories } from '../site/consent.ts'
import { Checkbox } from '../ui/choices.tsx'

/** What may be allowed besides what is necessary. */
export function CookieCategories() {
  const t = useTranslations('app.cookies')
  const allowed = currentConsent()?.categories ?? []
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone: the first choice takes it.
  useEffect(
    () => box.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true }),
    [],
  )
  return (
    <div ref={box} className="cookie-categories">
      <Checkbox
        name="necessary"
        label={t('necessary')}
        hint={t('necessaryHint')}
        disabledReason={`${t('necessaryHint')} ${t('necessaryReason')}`}
        defaultChecked
      />
      {optionalCategories.map((category) => (
        <Checkbox
          key={category}
          name={category}
          label={t(category)}
          hint={t(`${category}Hint`)}
          defaultChecked={allowed.includes(category)}
        />
      ))}
    </div>
  )
}
