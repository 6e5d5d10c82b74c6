import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Language } from '@endoll/api/language.ts'
import type { Services } from '../services.ts'
import { escapeHtml } from './html.ts'
import { brandTheme } from './theme.ts'

interface PlainPage {
  readonly language: Language
  readonly status: number
  readonly title: string
  /** HTML below the title; what it says of anybody is escaped already. */
  readonly body: string
}

/** Sends a page without scripts, for links in mails without a session. It is not cached and has no personal data. */
export function sendPlainPage(
  { deployment }: Pick<Services, 'deployment'>,
  reply: FastifyReply,
  { language, status, title, body }: PlainPage,
) {
  const nonce = randomBytes(16).toString('base64')
  const theme = brandTheme(deployment.brand)
  const style =
    `body{margin:0 auto;max-width:36rem;padding:2rem 1rem;font:18px/1.5 system-ui,sans-serif;color:#16191b;background:#fff}` +
    `button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:8px;cursor:pointer;` +
    `background:${theme['--brand']};color:${theme['--on-brand']}}` +
    `fieldset{border:0;margin:0 0 1rem;padding:0}legend{font-weight:600;padding:0}fieldset label{display:block;padding:.5rem 0}` +
    `select,textarea{font:inherit;display:block;box-sizing:border-box;width:100%;padding:.5rem;margin:.25rem 0 1rem}`
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
        `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>` +
        `<body><main><p>${escapeHtml(deployment.organisation.name)}</p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    )
}
