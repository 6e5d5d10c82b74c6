import type { FastifyInstance } from 'fastify'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { localeTag } from '@endoll/api/language.ts'

/** In the head of a page: what a phone needs to put the office on its home screen. */
export const homeScreenLinks =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icon-touch.png">'

/** What a long press on the office's icon offers, and the addresses of those pages, in one language. */
export interface HomeScreenWords {
  readonly homeScreen: { readonly pay: string; readonly reading: string; readonly help: string }
  readonly pages: { readonly invoices: string; readonly contact: string; readonly help: string }
}

/**
 * The web app manifest. iPhones and iPads show notifications only of sites that were added to the home screen and say there
 * that they stand alone. Source: W3C Web Application Manifest; WebKit, "Web Push for Web Apps on iOS and iPadOS" (2023).
 */
export function serveManifest(
  app: FastifyInstance,
  {
    organisation,
    brand,
    defaultLanguage,
    switches,
  }: Pick<Deployment, 'organisation' | 'brand' | 'defaultLanguage' | 'switches'>,
  { homeScreen: words, pages }: HomeScreenWords,
): void {
  const shortcuts = [
    { name: words.pay, url: `${pages.invoices}?only=owed` },
    ...(switches.contactAutoReads
      ? [{ name: words.reading, url: `${pages.contact}?autolectures=true` }]
      : []),
    { name: words.help, url: pages.help },
  ]
  const manifest = JSON.stringify({
    id: '/',
    name: organisation.name,
    short_name: organisation.name,
    lang: localeTag[defaultLanguage],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand,
    background_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // To the edge, with the drawing within the circle that no phone cuts off.
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts,
  })
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  )
}
