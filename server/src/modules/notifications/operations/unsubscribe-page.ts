import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, languageOf } from '@endoll/api/language.ts'
import { unsubscribePath } from '../../../mails/render-mail.ts'
import { transact } from '../../../platform/db/transact.ts'
import { asCustomer, asOffice } from '../../../platform/db/who-asks.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { sendPlainPage } from '../../../platform/http/plain-page.ts'
import type { Services } from '../../../platform/services.ts'
import { texts } from '../../../texts.ts'
import { readUnsubscribeLink } from '../unsubscribe-link.ts'
import { endMails } from './choices.ts'

function queryOf(request: FastifyRequest) {
  const { token, lang } = request.query as { token?: unknown; lang?: unknown }
  return { token: typeof token === 'string' ? token : '', lang }
}

/** The account of the link; undefined if the link is no good, or the account is closed. */
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

/** What is there to say, and perhaps a button. */
function sendPage(
  services: Services,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  shown: 'ask' | 'done' | 'wrong',
) {
  const { lang } = queryOf(request)
  const language = languageOf(isLocale(lang) ? lang : services.deployment.defaultLanguage)
  const words = texts[language].unsubscribe
  const said = { ask: words.lead, done: words.done, wrong: words.wrong }[shown]
  return sendPlainPage(services, reply, {
    language,
    status: shown === 'wrong' ? 404 : 200,
    title: words.title,
    body: [
      `<p>${escapeHtml(said)}</p>`,
      // To the same address: the form sends the query along because it names no action.
      shown === 'ask' ? `<form method="post"><button>${escapeHtml(words.button)}</button></form>` : '',
      shown === 'wrong' ? '' : `<p>${escapeHtml(words.owed)}</p>`,
    ].join(''),
  })
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
