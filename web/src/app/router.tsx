import { unfinishedEvent } from '@endoll/api/page.ts'
import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fromCanonical, toCanonical } from '../site/paths.ts'
import { part } from '../loading/part.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Application } from './application.ts'
import { Providers } from './Providers.tsx'
import { createRouteTree } from './routes.tsx'

/** Search parameters are texts, as addresses have them: a contract called 0042 stays one. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}

export function createAppRouter(app: Application, history: RouterHistory) {
  return createRouter({
    routeTree: createRouteTree(app),
    history,
    // One tree of canonical routes; only here do addresses have a language.
    rewrite: {
      input: ({ url }) => {
        url.pathname = toCanonical(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = fromCanonical(url.pathname, app.catalogue.language())
        return url
      },
    },
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    // In the renderer it would write a script into the page, which the security policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    caseSensitive: true,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: Failure,
    InnerWrap: ({ children }: { children: ReactNode }) => <Providers app={app}>{children}</Providers>,
  })
}

/** Whose words have not come either: the document says that it is unfinished (web/public/start.js). */
function Unfinished() {
  useEffect(() => void dispatchEvent(new Event(unfinishedEvent)), [])
  return null
}

const Failure = part({ load: async () => (await import('./Failure.tsx')).Failure, lost: Unfinished })

/** While a page's code is on its way. */
function Pending() {
  const t = useTranslations('app')
  return <Skeleton shape="answer" label={t('loading')} />
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
