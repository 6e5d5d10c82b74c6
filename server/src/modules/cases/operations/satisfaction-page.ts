import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { satisfactionBody, satisfactionCauses } from '@endoll/api/cases.ts'
import { isLocale, languageOf } from '@endoll/api/language.ts'
import { satisfactionPath } from '../../../mails/render-mail.ts'
import { asCustomer, asOffice } from '../../../platform/db/who-asks.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { sendPlainPage } from '../../../platform/http/plain-page.ts'
import type { Services } from '../../../platform/services.ts'
import { texts } from '../../../texts.ts'
import { readSatisfactionLink } from '../satisfaction-link.ts'
import { getCase } from '../queries.ts'
import { rateCase } from '../satisfaction.ts'

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Whose case a link asks about; undefined if the link is no good, or the account is closed. */
async function findAsked({ db, clock }: Services, request: FastifyRequest) {
  const { token } = request.query as { token?: unknown }
  const link = await readSatisfactionLink({ db, clock }, typeof token === 'string' ? token : '')
  const account =
    link &&
    (await db
      .selectFrom('account')
      .select('customer_id')
      .where('id', '=', link.accountId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst())
  return account && { owner: { customerId: account.customer_id }, id: String(link.caseId) }
}

type Shown = 'form' | 'incomplete' | 'thanks' | 'not_now' | 'wrong'
const status: Readonly<Record<Shown, number>> = {
  form: 200,
  incomplete: 400,
  thanks: 200,
  not_now: 409,
  wrong: 404,
}

function sendSatisfaction(services: Services, { request, reply }: Asked, shown: Shown) {
  const { lang } = request.query as { lang?: unknown }
  const language = languageOf(isLocale(lang) ? lang : services.deployment.defaultLanguage)
  const { satisfaction: words } = texts[language]
  const isForm = shown === 'form' || shown === 'incomplete'
  const scores = ([5, 4, 3, 2, 1] as const).map(
    (score) =>
      `<label><input type="radio" name="score" value="${score}" required> ${escapeHtml(words.scores[`s${score}`])}</label>`,
  )
  const causes = satisfactionCauses.map(
    (cause) => `<option value="${cause}">${escapeHtml(words.causes[cause])}</option>`,
  )
  const form = [
    shown === 'incomplete' ? `<p role="alert">${escapeHtml(words.choose)}</p>` : '',
    // To the same address: the form sends the query along because it names no action.
    `<form method="post"><fieldset><legend>${escapeHtml(words.question)}</legend>${scores.join('')}</fieldset>`,
    `<label for="cause">${escapeHtml(words.cause)}</label>`,
    `<select id="cause" name="cause"><option value="">${escapeHtml(words.noCause)}</option>${causes.join('')}</select>`,
    `<label for="text">${escapeHtml(words.text)}</label><textarea id="text" name="text" rows="4" maxlength="1000"></textarea>`,
    `<button>${escapeHtml(words.send)}</button></form>`,
  ].join('')
  const said = { thanks: words.thanks, not_now: words.notNow, wrong: words.wrong }
  return sendPlainPage(services, reply, {
    language,
    status: status[shown],
    title: words.title,
    body: isForm ? form : `<p>${escapeHtml(said[shown])}</p>`,
  })
}

/** What the form says; undefined if no score was chosen, or something else was written than it offers. */
function formOf(body: unknown) {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  const parsed = satisfactionBody.safeParse({
    score: Number(fields.get('score')),
    cause: fields.get('cause') || null,
    text: fields.get('text') ?? '',
  })
  return parsed.success ? parsed.data : undefined
}

/**
 * Where the link of the mail that closes a case leads. A GET, which mail programs make to look what is there, changes
 * nothing and shows the form; it works without scripts and without a session.
 */
export function serveSatisfaction(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => {
      done(null, body)
    })
    scope.get(satisfactionPath, async (request, reply) => {
      const asked = await asOffice('visitor', () => findAsked(services, request))
      const shown = asked && (await asCustomer(asked.owner.customerId, () => shownOf(services, asked)))
      return sendSatisfaction(services, { request, reply }, shown ?? 'wrong')
    })
    scope.post(satisfactionPath, async (request, reply) => {
      const asked = await asOffice('visitor', () => findAsked(services, request))
      const said = formOf(request.body)
      if (!asked || !said)
        return sendSatisfaction(services, { request, reply }, asked ? 'incomplete' : 'wrong')
      const shown = await asCustomer(asked.owner.customerId, () =>
        rateCase(services, asked.owner, { ...said, id: asked.id, byLink: true }).then(
          () => 'thanks' as const,
          shownFor,
        ),
      )
      return sendSatisfaction(services, { request, reply }, shown)
    })
  })
}

type AskedCase = NonNullable<Awaited<ReturnType<typeof findAsked>>>

async function shownOf(services: Services, { owner, id }: AskedCase): Promise<Shown> {
  try {
    const { satisfaction } = await getCase(services, owner, { id, locale: 'es' })
    return satisfaction.given ? 'thanks' : satisfaction.asks ? 'form' : 'not_now'
  } catch (error) {
    return shownFor(error)
  }
}

/** Why an answer was not recorded: it was given already, the case is open again, or has another customer. */
function shownFor(error: unknown): Shown {
  if (!(error instanceof Failure)) throw error
  if (error.code === 'already_rated') return 'thanks'
  if (error.code === 'case_open') return 'not_now'
  if (error.code === 'not_found') return 'wrong'
  throw error
}
