import { createHash } from 'node:crypto'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { languageOf, localeNames, localeTag, type Language } from '@endoll/api/language.ts'
import { html, Markup } from '../../platform/http/html.ts'
import { brandTheme } from '../../platform/http/theme.ts'
import { texts } from '../../texts.ts'
import type { PageContent } from './price-pages.ts'

/** What these pages have beside the styles of the browser's application. */
const ownStyle =
  '.price-page{display:flex;flex-direction:column;gap:var(--s5);min-height:100dvh;width:min(100% - 2*var(--s4),60rem);margin-inline:auto;padding-block:var(--s4)}' +
  '.price-page>header,.price-page>main{width:100%}' +
  '.price-page>header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s3)}' +
  '.price-page>main{display:flex;flex-direction:column;gap:var(--s5);flex:1}' +
  '.languages a{display:inline-block;padding:var(--s1) var(--s2);font-size:var(--text-s)}' +
  '.languages [aria-current]{font-weight:600;color:var(--ink);text-decoration:none}' +
  '.products{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(24rem,100%),1fr));gap:var(--s4)}' +
  '.products>.card{gap:var(--s2)}' +
  '.products dd.figures{white-space:normal}' +
  '.prices{width:100%;table-layout:fixed;border-collapse:collapse;font-variant-numeric:tabular-nums}' +
  '.prices caption{padding-bottom:var(--s2);text-align:start;font-weight:600}' +
  '.prices caption .days{display:block;font-weight:400;font-size:var(--text-s);color:var(--ink-soft)}' +
  '.prices :is(th,td){padding:var(--s2) 0;border-bottom:1px solid var(--line);text-align:end;font-weight:400}' +
  '.prices :is(th,td):first-child{text-align:start}' +
  '.prices thead th:first-child{width:40%}' +
  '.prices thead th{font-size:var(--text-s);color:var(--ink-soft)}' +
  '.prices tbody tr:last-child>*{border-bottom:0}' +
  '.sure{display:grid;gap:var(--s2);padding-inline-start:1.25rem}'

export interface PriceFrame {
  readonly deployment: Deployment
  readonly origin: string
  /** The application's styles. */
  readonly styles: string
  readonly languages: readonly Language[]
}

/** The page's address in each language, or nothing if it should not be found. */
export type Addresses = Readonly<Partial<Record<Language, string>>>

/** All styles stand in the page: the first paint waits for nothing else. */
function styleOf({ deployment, styles }: PriceFrame): string {
  const theme = Object.entries(brandTheme(deployment.brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `${styles}:root{${theme}}${ownStyle}`
}

/** Nothing runs on these pages and nothing is sent: a policy without a nonce, so that every visitor gets the same bytes. */
export function policyOf(frame: PriceFrame): string {
  const { logo } = frame.deployment.organisation
  const logoOrigin = logo?.startsWith('http') ? ` ${new URL(logo).origin}` : ''
  const hash = createHash('sha256').update(styleOf(frame)).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `img-src 'self'${logoOrigin}`,
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function linksOf({ origin, deployment, languages }: PriceFrame, addresses: Addresses, language: Language) {
  const own = addresses[language]
  if (own === undefined) return html`<meta name="robots" content="noindex" />`
  const usual = addresses[languageOf(deployment.defaultLanguage)] ?? own
  return html`<link rel="canonical" href="${origin}${own}" />${languages.map(
      (one) => html`<link rel="alternate" hreflang="${one}" href="${origin}${addresses[one] ?? own}" />`,
    )}<link rel="alternate" hreflang="x-default" href="${origin}${usual}" />`
}

/** The whole document: it needs no script and contains nothing about the reader. */
export function documentOf(
  frame: PriceFrame,
  content: PageContent,
  { language, addresses, fallback }: { language: Language; addresses: Addresses; fallback: Addresses },
): string {
  const { deployment, languages } = frame
  const { prices } = texts[language]
  const { organisation, legal } = deployment
  const { name, legalName, logo, phone } = organisation
  const page = html`<!doctype html>
    <html lang="${localeTag[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>${content.title} · ${name}</title>
        <meta name="description" content="${prices.description(name)}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${linksOf(frame, addresses, language)} ${new Markup(`<style>${styleOf(frame)}</style>`)}
        ${content.data}
      </head>
      <body>
        <a class="skip hide" href="#main">${prices.skip}</a>
        <div class="price-page">
          <header>
            <a class="brand" href="/" aria-label="${prices.home(name)}"
              >${logo === null ? name : html`<img src="${logo}" alt="${name}" height="32" />`}</a
            >
            <nav class="languages no-print" aria-label="${prices.language}">
              ${languages.map(
                (one) =>
                  html`<a
                    href="${addresses[one] ?? fallback[one] ?? '/'}"
                    lang="${localeTag[one]}"
                    hreflang="${one}"
                    ${one === language ? html` aria-current="page"` : undefined}
                    >${localeNames[one]}</a
                  >`,
              )}
            </nav>
          </header>
          <main id="main" tabindex="-1">${content.main}</main>
          <footer class="site-footer">
            <nav aria-label="${prices.legal}">
              <ul role="list" class="row">
                <li><a href="${legal.legalNotice}">${prices.legalNotice}</a></li>
                <li><a href="${legal.privacy}">${prices.privacy}</a></li>
              </ul>
            </nav>
            <p>${legalName} · <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>
          </footer>
        </div>
      </body>
    </html>`
  return page.text
}
