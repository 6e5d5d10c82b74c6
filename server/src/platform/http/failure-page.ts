import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { ErrorCode } from '@endoll/api/errors.ts'
import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import { html } from './html.ts'
import { askedLocale } from './pages.ts'
import { requestKindOf } from './asked-address.ts'
import { brandTheme } from './theme.ts'

/** What a language says on the page of a failure. */
export interface FailurePageTexts {
  readonly title: string
  readonly busy: string
  readonly notFound: string
  readonly tooManyAttempts: string
  readonly signedOut: string
  readonly otherwise: string
  readonly retry: string
  readonly home: string
  readonly help: (phone: string) => string
}

/** A document that says what went wrong, and the policy that it is sent with. */
export interface FailurePage {
  readonly text: string
  readonly policy: string
}

/** The failure page for a browser; undefined for a program, which gets JSON. */
export type FailurePages = (code: ErrorCode, request: FastifyRequest) => FailurePage | undefined

const ownStyle =
  ':root{color-scheme:light dark}' +
  'body{margin:0;min-height:100dvh;display:grid;place-content:center;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#16191b,#eef1f1);background:light-dark(#f6f8f7,#161a18)}' +
  'main{max-width:32rem;padding:1.5rem}' +
  'h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25}' +
  'p{margin:0 0 1rem}' +
  'a{color:light-dark(var(--brand-ink),var(--brand-ink-dark))}' +
  '.name{font-weight:600}' +
  '.links{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem;margin-top:1.5rem}' +
  '.again{padding:.75rem 1.25rem;border-radius:.5rem;font-weight:600;text-decoration:none;color:light-dark(var(--on-brand),var(--on-brand-dark));background:light-dark(var(--brand),var(--brand-dark))}'

function sentenceOf(code: ErrorCode, words: FailurePageTexts): string {
  if (code === 'busy') return words.busy
  if (code === 'not_found') return words.notFound
  if (code === 'unauthenticated') return words.signedOut
  return code === 'too_many_attempts' || code === 'link_sent_just_now'
    ? words.tooManyAttempts
    : words.otherwise
}

/** Whether a browser asks for something to show: a page, or an address of the API that was opened as one. */
function isAskedByPerson(request: FastifyRequest): boolean {
  if (!/\btext\/html\b/.test(request.headers.accept ?? '')) return false
  return requestKindOf(request) === 'page' || request.headers['sec-fetch-dest'] === 'document'
}

/**
 * Pages for failures that happen before the application's own page could be made. They need neither the database nor the
 * renderer, load nothing, and name no address: the link to try again is the page's own.
 */
export function failurePages(
  deployment: Pick<Deployment, 'brand' | 'organisation' | 'languages' | 'defaultLanguage'>,
  texts: Readonly<Record<Language, { readonly failurePage: FailurePageTexts }>>,
): FailurePages {
  const { brand, organisation, languages, defaultLanguage } = deployment
  const theme = Object.entries(brandTheme(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const style = `:root{${theme}}${ownStyle}`
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const pageOf = (code: ErrorCode, locale: Locale) => {
    const words = texts[languageOf(locale)].failurePage
    const head = html`<meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${words.title} · ${organisation.name}</title>`
    const body = html`<main>
      <p class="name">${organisation.name}</p>
      <h1>${words.title}</h1>
      <p>${sentenceOf(code, words)}</p>
      <p>${words.help(organisation.phone.replaceAll(' ', '\u00A0'))}</p>
      <p class="links"><a class="again" href="">${words.retry}</a> <a href="/">${words.home}</a></p>
    </main>`
    return `<!doctype html><html lang="${languageOf(locale)}"><head>${head.text}<style>${style}</style></head><body>${body.text}</body></html>`
  }
  return (code, request) =>
    isAskedByPerson(request)
      ? { text: pageOf(code, askedLocale(request, languages) ?? defaultLanguage), policy }
      : undefined
}
