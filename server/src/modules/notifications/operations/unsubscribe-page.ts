import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, languageOf } from '@endoll/api/language.ts'
import { unsubscribePath } from '../../../mails/render-mail.ts'
import { transact } from '../../../platform/db/transact.ts'
import { asCustomer, asOffice } from '../../../platform/db/who-asks.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { brandTheme } from '../../../platform/http/theme.ts'
import type { Services } from '../../../platform/services.ts'
import { texts } from '../../../texts.ts'
import { readUnsubscribeLink } from '../unsubscribe-link.ts'
import { endMails } from './choices.ts'

function queryOf(request: FastifyRequest) {
  const { token, lang } = request.query as { token?: unknown; lang?: unknown }
  return { token: typeof token === 'string' ? token : '', lang }
}

/** The account of the link; undefined where the link is no good, or the account is closed. */
async function findReader(services: Services, token: string) {
  const accountId = await readUnsubscribeLink(services, token)
  if (accountId === undefined) return undefined
  const row = await services.db
    .selectFrom('account')
    .select('customer_id')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row && { accountId, customerId: row.customer_id }
}

/** A page without scripts: what is there to say, and perhaps a button. */
async function sendPage(
  { deployment }: Services,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  shown: 'ask' | 'done' | 'wrong',
) {
  const { lang } = queryOf(request)
  const language = languageOf(isLocale(lang) ? lang : deployment.defaultLanguage)
  const words = texts[language].unsubscribe
  const nonce = randomBytes(16).toString('base64')
  const theme = brandTheme(deployment.brand)
  const style =
    `body{margin:0 auto;max-width:36rem;padding:2rem 1rem;font:18px/1.5 system-ui,sans-serif;color:#16191b;background:#fff}` +
    `button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:8px;cursor:pointer;` +
    `background:${theme['--brand']};color:${theme['--on-brand']}}`
  const said = { ask: words.lead, done: words.done, wrong: words.wrong }[shown]
  const body = [
    `<p>${escapeHtml(deployment.organisation.name)}</p><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(said)}</p>`,
    // To the same address: the form sends the query along because it names no action.
    shown === 'ask' ? `<form method="post"><button>${escapeHtml(words.button)}</button></form>` : '',
    shown === 'wrong' ? '' : `<p>${escapeHtml(words.owed)}</p>`,
  ]
  return reply
    .code(shown === 'wrong' ? 404 : 200)
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
        `<title>${escapeHtml(words.title)}</title><style nonce="${nonce}">${style}</style></head>` +
        `<body><main>${body.join('')}</main></body></html>`,
    )
}

/**
 * Where the link of a mail leads. A mail program sends one POST without a session (RFC 8058), whose body says nothing
 * more; a GET, which programs make to look what is there, changes nothing and shows a button.
 */
export function serveUnsubscribe(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => {
      done(null, undefined)
    })
    scope.get(unsubscribePath, async (request, reply) => {
      const reader = await asOffice('visitor', () => findReader(services, queryOf(request).token))
      return sendPage(services, { request, reply }, reader ? 'ask' : 'wrong')
    })
    scope.post(unsubscribePath, async (request, reply) => {
      const reader = await asOffice('visitor', () => findReader(services, queryOf(request).token))
      if (reader)
        await asCustomer(reader.customerId, () =>
          transact(services.db, (transaction) => endMails(transaction, reader)),
        )
      return sendPage(services, { request, reply }, reader ? 'done' : 'wrong')
    })
  })
}
