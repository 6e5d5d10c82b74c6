import { consentCookie } from '@endoll/api/page.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../site/clock.ts'
import { writeCookie } from '../site/cookies.ts'
import { consentVersion, optionalCategories } from '../site/consent.ts'
import type { Consent, OptionalCategory } from '../site/consent.ts'
import { useSite } from '../site/site.tsx'
import { Button } from '../ui/Button.tsx'
import './cookie-dialog.css'

const keptSeconds = 15_552_000

interface CookieDialogProps {
  onDone: () => void
  /** Somebody asked for it, who may also leave it as it was. */
  again?: boolean
  /** Prerendered: it shows that it cannot be answered yet, so that no click is lost. */
  asleep?: boolean
}

/** Asked once, at the edge of the page, without covering it. */
export function CookieDialog({ onDone, again = false, asleep = false }: CookieDialogProps) {
  const t = useTranslations('app.cookies')
  const { settings } = useSite()
  /** Few want to choose: loaded when they do, and the question stays as it is until then. */
  const [Categories, setCategories] = useState<ComponentType>()
  // The prerendered question has been on the page from its first paint; this one takes its place.
  useLayoutEffect(() => document.querySelector('body > .cookie-dialog')?.remove(), [])
  const section = useCalledFor(again)
  const decide = (categories: readonly OptionalCategory[]) => {
    recordConsent(categories, nowMs())
    onDone()
  }
  const choose = () =>
    import('./CookieCategories.tsx').then(
      ({ CookieCategories }) => setCategories(() => CookieCategories),
      () => undefined,
    )
  // Not React's form action: prerendered, it brings an inline script, which the security policy refuses.
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    decide(optionalCategories.filter((category) => chosen.has(category)))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard from the controls inside
    <section
      ref={section}
      className="cookie-dialog no-print"
      aria-labelledby="cookie-title"
      inert={asleep}
      onKeyDown={({ key }) => again && key === 'Escape' && onDone()}
    >
      <h2 id="cookie-title" tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="small">
        {t('intro')} <a href={settings.legal.cookies}>{t('policy')}</a>
      </p>
      <form onSubmit={save}>
        {Categories ? <Categories /> : null}
        <div className="row">
          <Button onClick={() => decide(optionalCategories)}>{t('acceptAll')}</Button>
          {settings.cookieRejectAll ? <Button onClick={() => decide([])}>{t('rejectAll')}</Button> : null}
          {Categories ? (
            // Keys make them two elements: reused, the first would become the submit button during its own click.
            <Button key="save" type="submit" look="primary">
              {t('save')}
            </Button>
          ) : (
            <Button key="choose" look="quiet" onClick={() => void choose()}>
              {t('choose')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

/** The focus moves into it, and afterwards back to where it was. */
function useCalledFor(again: boolean) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!again) return
    const caller = document.activeElement
    section.current?.querySelector('h2')?.focus()
    return () => {
      if (caller instanceof HTMLElement) caller.focus()
    }
  }, [again])
  return section
}

/** Keeps what the visitor decided. */
function recordConsent(categories: readonly OptionalCategory[], nowMs: number): void {
  const consent: Consent = { version: consentVersion, when: Math.floor(nowMs / 1000), categories }
  const value = encodeURIComponent(JSON.stringify(consent))
  writeCookie(`${consentCookie}=${value}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax; Secure`)
}
