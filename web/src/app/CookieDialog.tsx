import { consentCookie } from '@endoll/api/page.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../site/clock.ts'
import { consentVersion, currentConsent, optionalCategories } from '../site/consent.ts'
import type { Consent, OptionalCategory } from '../site/consent.ts'
import { useSite } from '../site/site.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import './cookie-dialog.css'

const keptSeconds = 15_552_000

interface CookieDialogProps {
  onDone: () => void
  /** Prerendered: it shows that it cannot be answered yet, so that no click is lost. */
  asleep?: boolean
}

/** Asked once, at the edge of the page, without covering it. */
export function CookieDialog({ onDone, asleep = false }: CookieDialogProps) {
  const t = useTranslations('app.cookies')
  const { settings } = useSite()
  const [choosing, setChoosing] = useState(false)
  // The prerendered question has been on the page from its first paint; this one takes its place.
  useLayoutEffect(() => document.querySelector('body > .cookie-dialog')?.remove(), [])
  const decide = (categories: readonly OptionalCategory[]) => {
    recordConsent(categories, nowMs())
    onDone()
  }
  // Not React's form action: prerendered, it brings an inline script, which the security policy refuses.
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    decide(optionalCategories.filter((category) => chosen.has(category)))
  }
  return (
    <section className="cookie-dialog no-print" aria-labelledby="cookie-title" inert={asleep}>
      <h2 id="cookie-title">{t('title')}</h2>
      <p className="small">
        {t('intro')} <a href={settings.legal.cookies}>{t('policy')}</a>
      </p>
      <form onSubmit={save}>
        {choosing ? <Categories /> : null}
        <div className="row">
          <Button onClick={() => decide(optionalCategories)}>{t('acceptAll')}</Button>
          {settings.cookieRejectAll ? <Button onClick={() => decide([])}>{t('rejectAll')}</Button> : null}
          {choosing ? (
            // Keys make them two elements: reused, the first would become the submit button during its own click.
            <Button key="save" type="submit" look="primary">
              {t('save')}
            </Button>
          ) : (
            <Button key="choose" look="quiet" onClick={() => setChoosing(true)}>
              {t('choose')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

function Categories() {
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

/** Keeps what the visitor decided. */
function recordConsent(categories: readonly OptionalCategory[], nowMs: number): void {
  const consent: Consent = { version: consentVersion, when: Math.floor(nowMs / 1000), categories }
  const value = encodeURIComponent(JSON.stringify(consent))
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax; Secure`
}
