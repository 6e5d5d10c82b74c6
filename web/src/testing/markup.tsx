import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import type { ApiError } from '../calls/api-error.ts'
import { createFormat } from '../i18n/format.ts'
import type { AppMessages } from '../i18n/messages.ts'
import { FormatContext } from '../i18n/use-format.ts'
import { path } from '../site/paths.ts'
import { SiteProvider } from '../site/site.tsx'
import type { Site } from '../site/site.tsx'
import { settingsWith } from './site.ts'
import { FigureFormatProvider } from '../ui/figure-format.ts'

/** The state of a call: a reply, an error, or an error after a reply; without both it is pending, and asked again after an error where `again`. */
export interface CallState {
  readonly of: { readonly queryKey: readonly unknown[] }
  readonly data?: unknown
  readonly error?: ApiError
  readonly again?: boolean
}

const format = createFormat('es')

const site: Site = {
  settings: settingsWith(),
  locale: 'es',
  language: 'es',
  acting: undefined,
  offers: () => true,
  offersFunction: () => true,
  offersSwitch: () => true,
  address: (key, params?, search?) =>
    `${path(key, (params ?? {}) as never, 'es')}?${new URLSearchParams(search as Record<string, string>)}`,
  go: () => undefined,
  changeLocale: () => Promise.resolve(),
  enter: () => Promise.resolve(),
  onward: () => path('contracts', {}, 'es'),
}

/** The markup of a component in Spanish, with its calls in the given states. */
export function markupOf(
  part: ReactNode,
  texts: Partial<AppMessages>,
  come: readonly CallState[] = [],
  settings: BrowserSettings = settingsWith(),
): string {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retryOnMount: false } },
  })
  for (const { of, data, error, again } of come) {
    client
      .getQueryCache()
      .build(client, { queryKey: of.queryKey })
      .setState({
        data,
        error: error ?? null,
        status: error ? 'error' : again ? 'pending' : 'success',
        errorUpdateCount: error || again ? 1 : 0,
        ...(data !== undefined && { dataUpdatedAt: 1 }),
      })
  }
  return renderToStaticMarkup(
    <IntlProvider locale="es" messages={texts} timeZone="Europe/Madrid">
      <SiteProvider value={{ ...site, settings }}>
        <FormatContext value={format}>
          <FigureFormatProvider value={format}>
            <QueryClientProvider client={client}>{part}</QueryClientProvider>
          </FigureFormatProvider>
        </FormatContext>
      </SiteProvider>
    </IntlProvider>,
  )
}

/** The text of a markup, with single spaces. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}
