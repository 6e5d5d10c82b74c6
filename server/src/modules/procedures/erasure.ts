import { sql } from 'kysely'
import * as api from '@endoll/api/procedures/erasure.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { livePaymentStates } from '@endoll/domain/payments/card-payment-state.ts'
import { openStates } from '@endoll/domain/procedures/request-state.ts'
import { ownContracts, ownInvoices, sinceHeld, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openAccountChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'

type Standing = ReplyInput<typeof api.readErasure>

/** What still needs the data: contracts, debts, payments on their way, what is asked and not answered. */
async function listHindrances(db: Db, owner: Owner, today: string): Promise<Standing['hindered']> {
  const { customerId } = owner
  const count = sql<number>`count(*)::int`.as('count')
  const lasting = ownContracts(db, owner)
    .where('contract.state', 'in', ['activa', 'esborrany'])
    .where((where) =>
      where.or([where('contract.end_day', 'is', null), where('contract.end_day', '>=', today)]),
    )
  const open = db
    .selectFrom('request')
    .where('customer_id', '=', customerId)
    .where('joint_id', 'is', null)
    .where('procedure', '<>', 'erasure')
    .where('state', 'in', [...openStates])
  const counts = {
    contracts: lasting.select(count),
    debt: ownInvoices(db, owner)
      .where('invoice.state', '<>', 'paid')
      .where('invoice.type', 'not in', ['A', 'B'])
      .where('invoice.pending_cents', '>', 0)
      .select(count),
    // Of bills that are not kept here.
    older_debt: ownContracts(db, owner)
      .where(
        'contract.debt_cents',
        '>',
        sql<number>`(select coalesce(sum(greatest(invoice.debt_cents, 0)), 0)
          from invoice where invoice.contract_id = contract.id and ${sinceHeld('invoice.from_day')})`,
      )
      .select(count),
    requests: open.select(count),
    cases: db
      .selectFrom('crm_case')
      .where('customer_id', '=', customerId)
      .where('state', '=', 'open')
      .select(count),
    // One that was only begun takes nothing.
    payments: db
      .selectFrom('card_payment')
      .where('customer_id', '=', customerId)
      .where(
        'state',
        'in',
        livePaymentStates.filter((state) => state !== 'created'),
      )
      .select(count),
  } as const satisfies Record<(typeof api.erasureHindrances)[number], unknown>
  const found = await Promise.all(
    api.erasureHindrances.map(async (why) => ({ why, ...(await counts[why].executeTakeFirstOrThrow()) })),
  )
  return found.filter(({ count: some }) => some > 0)
}

function findLastRequest(db: Db, { customerId }: Owner) {
  return db
    .selectFrom('request')
    .select(['id', 'reference', 'state'])
    .where('customer_id', '=', customerId)
    .where('procedure', '=', 'erasure')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function readErasure(services: Services, owner: Owner): Promise<Standing> {
  const { db } = services
  const request = await findLastRequest(db, owner)
  return {
    hindered: await listHindrances(db, owner, todayOf(services)),
    request: request
      ? { id: request.id, reference: request.reference, open: openStates.includes(request.state) }
      : null,
  }
}

/** Asks the retailer to erase what no law keeps. Throws `erasure_not_possible` while something still needs the data. */
function askErasure(services: Services, asking: Asking): Promise<Submitted> {
  return inTransaction(services, async (db) => {
    const opened = await openAccountChange(db, asking, { procedure: 'erasure', body: {} })
    if (opened.earlier) return submittedOf(opened.earlier)
    const last = await findLastRequest(db, asking.caller)
    if (last && openStates.includes(last.state))
      throw new Failure('process_running', { about: { request: { id: last.id, reference: last.reference } } })
    if ((await listHindrances(db, asking.caller, todayOf(services))).length > 0)
      throw new Failure('erasure_not_possible')
    return submitChange(db, services, opened, {
      submission: { procedure: 'erasure', customer: opened.subject.customer.code },
      changes: {},
    })
  })
}

export function erasureModule(services: Services): ApiModule {
  return implement('procedures', api, {
    readErasure: ({ caller }) => readErasure(services, caller),
    askErasure: async (call) => (await askErasure(services, askingOf(call))).reply,
  })
}
