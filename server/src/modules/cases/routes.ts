import * as contract from '@endoll/api/cases.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { findId, getOwnContract, hasContracts, type ContractRow } from '../../platform/access.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { openFile } from '../../platform/files/open-file.ts'
import { invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, keyOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule, type Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { noteAdr } from './adr.ts'
import { closeCase, markRead, openCase, takeRetailerMessage, writeInCase } from './operations.ts'
import { ownCases } from './own-cases.ts'
import { getCase, listCases, listCategories, offeredCategories } from './queries.ts'
import { listSatisfaction, rateCase } from './satisfaction.ts'

/** More than anybody writes in an hour. */
const windowSeconds = 3600
const mostAnHour = { opened: 20, messages: 60, reopened: 20 } as const

/** The contract that is named; null of who has none. */
async function contractAsked(
  { db }: Services,
  caller: Caller,
  id: number | null,
): Promise<ContractRow | null> {
  if (id === null) {
    if (await hasContracts(db, caller)) throw invalidFields({ polissa_id: ['required_field'] })
    return null
  }
  return getOwnContract(db, caller, { id: String(id) }).catch(() => {
    throw invalidFields({ polissa_id: ['not_valid'] })
  })
}

async function create(
  services: Services,
  asking: Asking,
  caller: Caller,
  body: BodyOf<typeof contract.createCase>,
) {
  const own = await contractAsked(services, caller, body.polissa_id)
  const category = await offeredCategories(services).where('id', '=', body.category).executeTakeFirst()
  if (!category || (category.supply !== 'any' && own && category.supply !== own.kind)) {
    throw invalidFields({ category: ['not_valid'] })
  }
  const { id, reference } = await openCase(services, asking, {
    contract: own,
    about: { category: category.id },
    subject: body.subject,
    text: body.description,
    attachment: body.attachment,
  })
  return { data: { id, reference } }
}

async function openCaseFile(services: Services, caller: Caller, asked: { id: string; number: string }) {
  const file = await ownCases(services.db, caller)
    .innerJoin('crm_file', 'crm_file.case_id', 'crm_case.id')
    .select('crm_file.file_id')
    .where('crm_case.id', '=', findId(asked.id) ?? 0)
    .where('crm_file.number', '=', Math.min(findId(asked.number) ?? 0, 1_000_000))
    .executeTakeFirst()
  if (!file) throw notFound()
  return openFile(services, file.file_id)
}

/** Cases: the customer's calls, and the retailer's answers. */
export function casesRoutes(services: Services): ApiModule {
  const { db } = services
  const budgets = {
    opened: budgetOf(db, { kind: 'case-opened', points: mostAnHour.opened, windowSeconds }),
    messages: budgetOf(db, { kind: 'case-message', points: mostAnHour.messages, windowSeconds }),
    reopened: budgetOf(db, { kind: 'case-reopened', points: mostAnHour.reopened, windowSeconds }),
  }
  const spendOf = (what: keyof typeof budgets, { accountId }: Caller) =>
    spend(budgets[what], String(accountId))
  return implement('cases', contract, {
    listCategories: ({ locale }) => listCategories(services, locale),
    createCase: async ({ body, ...asked }) => {
      await spendOf('opened', asked.caller)
      return create(services, askingOf(asked), asked.caller, body)
    },
    listCases: ({ caller, query, locale }) => listCases(db, caller, { ...query, locale }),
    getCase: ({ caller, params, locale }) => getCase(services, caller, { ...params, locale }),
    downloadCaseFile: ({ caller, params }) => openCaseFile(services, caller, params),
    answerCase: async ({ caller, params, body, locale, request }) => {
      await spendOf('messages', caller)
      const { description: text, attachment } = body
      await writeInCase(services, caller, { ...params, text, attachment, key: keyOf(request) }, 'message')
      return getCase(services, caller, { ...params, locale })
    },
    closeCase: async ({ caller, params, locale }) => {
      await closeCase(services, caller, params.id)
      return getCase(services, caller, { ...params, locale })
    },
    reopenCase: async ({ caller, params, body, locale, request }) => {
      await spendOf('reopened', caller)
      const { description: text, attachment } = body
      await writeInCase(services, caller, { ...params, text, attachment, key: keyOf(request) }, 'reopened')
      return getCase(services, caller, { ...params, locale })
    },
    readCase: async ({ caller, params, body }) => {
      await markRead(services, caller, { ...params, ...body })
      const { unread } = await getCase(services, caller, { ...params, locale: 'es' })
      return { unread }
    },
    rateCase: async ({ caller, params, body, locale }) => {
      await spendOf('messages', caller)
      await rateCase(services, caller, { ...params, ...body, byLink: false })
      return getCase(services, caller, { ...params, locale })
    },
    listSatisfaction: ({ query }) => listSatisfaction(db, query),
    markAdr: async ({ params, body }) => {
      const row = await noteAdr(services, { ...params, state: body.state, body: body.body })
      return { reference: row.reference, adr_body: row.adr_to === null ? row.adr_body : null }
    },
    answerFromRetailer: async ({ params, body }) => {
      const { row, position } = await takeRetailerMessage(services, {
        reference: params.reference,
        messageId: body.message_id,
        text: body.text,
        closes: body.closes,
        incomplete: body.incomplete,
        attachment: body.attachment,
      })
      return {
        reference: row.reference,
        state: row.state,
        position,
        complete_by_date: row.complete_by_day,
      }
    },
  })
}
