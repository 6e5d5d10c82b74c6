import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { currentConsent, onConsentAsked } from '../site/consent.ts'
import { SiteProvider } from '../site/site.tsx'
import { LinkProvider } from '../ui/Link.tsx'
import { LostPartProvider } from '../loading/lost-part.tsx'
import type { LostPartProps } from '../loading/lost-part.tsx'
import { Nothing, part, TextsOfPartsProvider } from '../loading/part.tsx'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import type { Application } from './application.ts'
import { createSite } from './create-site.ts'
import { useLater } from './frame/use-later.ts'
import { LostPart } from './LostPart.tsx'
import { focusMainHeading, keepFocus } from '../ui/page-focus.ts'
import { RoutedLink } from './RoutedLink.tsx'

const CookieDialog = part({
  load: async () => (await import('./CookieDialog.tsx')).CookieDialog,
  lost: LostQuestion,
  follows: 'way-in',
})

/** The first title came with the document; without this part it stays. */
const PageTitle = part({
  load: async () => (await import('./PageTitle.tsx')).PageTitle,
  texts: ['titles'],
  lost: Nothing,
  follows: 'way-in',
})

interface ProvidersProps {
  readonly app: Application
  readonly children: ReactNode
}

/** Everything that stands around every page, found or not. What only framed pages need stands in frame/. */
export function Providers({ app, children }: ProvidersProps) {
  const { catalogue } = app
  const messages = useSyncExternalStore(catalogue.subscribe, catalogue.messages, catalogue.messages)
  const router = useRouter()
  const locale = catalogue.locale()
  const site = useMemo(() => createSite(app, router, locale), [app, router, locale])
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      <SiteProvider value={site}>
        <LinkProvider value={RoutedLink}>
          <LostPartProvider value={LostPart}>
            <TextsOfPartsProvider value={catalogue.load}>
              <Surroundings>{children}</Surroundings>
            </TextsOfPartsProvider>
          </LostPartProvider>
        </LinkProvider>
      </SiteProvider>
    </IntlProvider>
  )
}

interface SurroundingsProps {
  readonly children: ReactNode
}

function Surroundings({ children }: SurroundingsProps) {
  const t = useTranslations('app')
  usePageFocus()
  return (
    <>
      <SkipLink target="main">{t('skip')}</SkipLink>
      <Consent />
      {useLater(true) ? <PageTitle /> : null}
      {children}
    </>
  )
}

/** After moving to another page the main heading takes the focus, also where a menu leads to another part of the page. */
function usePageFocus(): void {
  const router = useRouter()
  useEffect(keepFocus, [])
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, hrefChanged, fromLocation }) => {
        const fromMenu = hrefChanged && !document.activeElement?.closest('main')
        if (fromLocation && (pathChanged || fromMenu)) focusMainHeading()
      }),
    [router],
  )
}

/** In the place of the question: what the server has drawn of it cannot be answered, and would only cover the page. */
function LostQuestion(props: LostPartProps) {
  useLayoutEffect(() => document.querySelector('body > .cookie-dialog')?.remove(), [])
  return (
    <div className="cookie-dialog no-print">
      <LostPart {...props} />
    </div>
  )
}

/** Always mounted, before everything else; shows the question only while it is unanswered or asked for again. Never prerendered. */
function Consent() {
  const [asking, setAsking] = useState<'unanswered' | 'again'>()
  useEffect(() => {
    if (currentConsent() === undefined) setAsking('unanswered')
    return onConsentAsked(() => setAsking('again'))
  }, [])
  return asking ? (
    <CookieDialog key={asking} again={asking === 'again'} onDone={() => setAsking(undefined)} />
  ) : null
}
