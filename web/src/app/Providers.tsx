import { useRouter } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { SiteProvider } from '../site/site.tsx'
import { LinkProvider } from '../ui/Link.tsx'
import type { Application } from './application.ts'
import { Consent } from './Consent.tsx'
import { createSite } from './create-site.ts'
import { RoutedLink } from './RoutedLink.tsx'
import { usePageTitle } from './use-page-title.ts'
import { usePlaceFocus } from './use-place-focus.ts'

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
          <Surroundings>{children}</Surroundings>
        </LinkProvider>
      </SiteProvider>
    </IntlProvider>
  )
}

interface SurroundingsProps {
  readonly children: ReactNode
}

function Surroundings({ children }: SurroundingsProps) {
  usePageTitle()
  usePlaceFocus()
  return (
    <>
      {children}
      <Consent />
    </>
  )
}
