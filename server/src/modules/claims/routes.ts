import * as contract from '@endoll/api/claims.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { claimAnswerDay } from '@endoll/domain/claims/claim-answer.ts'
import { getOwnContract, hasContracts, type ContractRow } from '../../platform/access.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { todayOf } from '../../platform/clock.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule, type Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openCase } from '../cases/operations.ts'
import { openAcknowledgement } from './acknowledgement.ts'
import { findFacts, listFacts } from './facts.ts'
import { subtypesFor, typesFor } from './tables.ts'

interface Sent {
  readonly name: string
  readonly body: BodyOf<typeof contract.sendClaim>
  readonly locale: Locale
}

/** The contract that a claim names; null of who has none. Throws not-found. */
async function contractClaimed({ db }: Services, caller: Caller, name: string): Promise<ContractRow | null> {
  if (name === contract.noContract && !(await hasContracts(db, caller))) return null
  return getOwnContract(db, caller, { name })
}

async function send(services: Services, asking: Asking, caller: Caller, { name, body, locale }: Sent) {
  const own = await contractClaimed(services, caller, name)
  if (body.contract !== (own?.name ?? contract.noContract)) throw invalidFields({ contract: ['not_valid'] })
  if (!own && body.facts.length > 0) throw invalidFields({ facts: ['not_valid'] })
  const kind = own?.kind
  const type = (await typesFor(kind)).find((one) => one.type === body.tipus)
  if (!type) throw invalidFields({ tipus: ['not_valid'] })
  const found = (await subtypesFor(type.type, kind)).find((one) => one.subtype === body.subtipus)
  if (!found) throw invalidFields({ subtipus: ['not_valid'] })
  const row = await openCase(services, asking, {
    contract: own,
    about: {
      claim: {
        type: found.type,
        subtype: found.subtype,
        answerDueDay: claimAnswerDay(todayOf(services), found),
      },
    },
    subject: found.names[languageOf(locale)],
    text: body.comments,
    attachment: body.attachment,
    facts: own ? await findFacts(services.db, caller, own, body.facts) : [],
  })
  // Sent again later under the same key, it keeps the day that it had.
  return { result: row.id, reference: row.reference, answer_due_date: row.answer_due_day! }
}

/** Claims (ATC): what can be claimed for, and sending one; what follows is a case. */
export function claimsRoutes(services: Services): ApiModule {
  const { db } = services
  const budget = budgetOf(db, { kind: 'claims', points: 20, windowSeconds: 3600 })
  const kindOf = async (caller: Caller, name: string | undefined) =>
    name === undefined ? undefined : (await getOwnContract(db, caller, { name })).kind
  return implement('claims', contract, {
    listClaimTypes: async ({ caller, query, locale }) => {
      const rows = await typesFor(await kindOf(caller, query.contract))
      return rows.map(({ type, names }) => ({ id: type, label: names[languageOf(locale)] }))
    },
    listClaimSubtypes: async ({ caller, params, query, locale }) => {
      const rows = await subtypesFor(params.tipus, await kindOf(caller, query.contract))
      if (rows.length === 0) throw notFound()
      return rows.map(({ subtype, names }) => ({ name: subtype, desc: names[languageOf(locale)] }))
    },
    listClaimFacts: async ({ caller, params }) =>
      listFacts(db, caller, await getOwnContract(db, caller, { name: params.contract })),
    downloadAcknowledgement: ({ caller, params }) => openAcknowledgement(services, caller, params.id),
    sendClaim: async ({ body, params, locale, ...asked }) => {
      await spend(budget, String(asked.caller.accountId))
      return send(services, askingOf(asked), asked.caller, { name: params.contract, body, locale })
    },
  })
}
