import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { languageOf, isLocale } from '@endoll/api/language.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { brandTheme } from '../../../platform/http/theme.ts'

/** The provider's browser script, of the release that the server's package speaks. */
const providerScript = 'https://js.stripe.com/endive/stripe.js'

/** Where the provider's script may come from, what it may frame and call. */
function sourcesOf(scriptUrl: string | null) {
  if (scriptUrl !== null) {
    const { origin } = new URL(scriptUrl)
    return { script: origin, frame: origin, connect: origin }
  }
  return {
    script: 'https://js.stripe.com https://*.js.stripe.com',
    frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    connect: 'https://api.stripe.com',
  }
}

function policyOf(scriptUrl: string | null, nonce: string): string {
  const { script, frame, connect } = sourcesOf(scriptUrl)
  return [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    "form-action 'none'",
    "base-uri 'none'",
    // Only our own pages show it.
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * The document in which the provider's card fields stand, shown in a frame of the payment dialog. It is the only one that
 * loads anything of the provider, and nothing of the customer is in it.
 */
export function serveCardFields(app: FastifyInstance, settings: BrowserSettings): void {
  const { cardProvider, brand, defaultLanguage, organisation } = settings
  if (cardProvider === null) return
  const { publishableKey, scriptUrl, methods } = cardProvider
  const data = {
    key: publishableKey,
    types: methods.filter((method) => method !== 'wallets').join(' '),
    wallets: methods.includes('wallets') ? 'auto' : 'never',
    // Whom a debit is ordered for.
    name: organisation.legalName,
  }
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  const theme = Object.entries(brandTheme(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const style = `:root{color-scheme:light dark;${theme}}body{margin:0;font:16px/1.4 system-ui,sans-serif}`
  app.get('/card-fields', async (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const language = languageOf(isLocale(lang) ? lang : defaultLanguage)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyOf(scriptUrl, nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        [
          `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
          '<meta name="color-scheme" content="light dark"><title>·</title>',
          `<style nonce="${nonce}">${style}</style>`,
          `<script src="${escapeHtml(scriptUrl ?? providerScript)}"></script>`,
          '<script type="module" src="/card-fields.js"></script>',
          `</head><body${attributes}><div id="fields"></div></body></html>`,
        ].join(''),
      )
  })
}
