import * as api from '@endoll/api/procedures/instalments.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import {
  fewestParts,
  findInstalmentProblems,
  instalmentPlan,
  sharesOfBills,
  type InstalmentLimits,
} from '@endoll/domain/payments/instalment-plan.ts'
import { isEnded } from '@endoll/domain/procedures/request-state.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { lockOwnContract, type InvoiceRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import {
  findAskedPlan,
  findPlanOffer,
  getInvoiceByNumber,
  getInvoicesByNumber,
  instalmentLimits,
  listBillsForPlan,
  lockInvoicesByNumber,
  payableCents,
  readPlan,
  readPlanBills,
  requirePayable,
  writePlan,
} from '../payments/queries.ts'
import { openAccountChange, openContractChange, type Opened } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { findLastInstalmentsRequest } from '../requests/queries.ts'

/** Throws not-found if the deployment offers no instalments. */
function limitsOf(services: Pick<Services, 'deployment'>): InstalmentLimits {
  const limits = instalmentLimits(services)
  if (!limits) throw notFound()
  return limits
}

/** What may be asked of an amount, as it is shown. */
function offerOf(services: Services, amountCents: number, limits: InstalmentLimits) {
  const today = todayOf(services)
  return {
    amount: centsToEuroNumber(amountCents),
    most_parts: limits.mostParts,
    earliest_first_day: today,
    latest_first_day: addDays(today, limits.latestFirstDays),
  }
}

async function showInstalments(services: Services, owner: Owner, number: string, locale: Locale) {
  const { db } = services
  const limits = limitsOf(services)
  const invoice = await getInvoiceByNumber(db, owner, number)
  const plan = await readPlan(db, invoice)
  const last = await findLastInstalmentsRequest(db, owner, { invoiceId: invoice.id, locale })
  // What was taken back or agreed says nothing more.
  const request = last && (!isEnded(last.state) || last.state === 'rejected') ? last : undefined
  const cents = payableCents(invoice)
  const agreed = plan?.shares.some(({ openCents }) => openCents > 0)
  const waiting = await findAskedPlan(db, [invoice.contract_id])
  const about = plan?.requestId ?? request?.id
  const { parts, numbers } = about === undefined ? { parts: 0, numbers: [] } : await readPlanBills(db, about)
  return {
    offer:
      agreed || waiting || cents < Math.max(limits.leastCents, fewestParts)
        ? null
        : offerOf(services, cents, limits),
    plan: (plan?.shares ?? []).map(({ position, day, amountCents, openCents }) => ({
      position,
      day,
      amount: centsToEuroNumber(amountCents),
      open: centsToEuroNumber(openCents),
    })),
    parts,
    with_invoices: numbers.filter((one) => one !== number),
    request: request ? { ...request, parts } : null,
  }
}

async function showPlanOffer(services: Services, owner: Owner) {
  limitsOf(services)
  const offer = await findPlanOffer(services, owner)
  if (!offer) return { offer: null }
  const invoices = offer.bills.map((bill) => ({
    number: bill.number,
    contract: bill.contract,
    amount: centsToEuroNumber(payableCents(bill)),
  }))
  return { offer: { ...offerOf(services, offer.amountCents, offer.limits), invoices } }
}

interface AskedPlan {
  /** In the order in which they are paid. */
  readonly bills: readonly (InvoiceRow & { readonly contract: string })[]
  readonly parts: number
  readonly first_day: string
}

/** Writes what is asked; the parts are written with the request, and stand once it is accepted. */
async function submitPlan(
  db: Db,
  services: Services,
  opened: Opened,
  { bills, parts, first_day: firstDay }: AskedPlan,
): Promise<Submitted> {
  const amounts = bills.map((bill) => payableCents(bill))
  const amountCents = amounts.reduce((sum, cents) => sum + cents, 0)
  const asked = { amountCents, parts, firstDay }
  const problems = findInstalmentProblems(asked, todayOf(services), limitsOf(services))
  if (Object.keys(problems).length > 0) {
    throw invalidFields(Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, [code]])))
  }
  const plan = instalmentPlan(asked)
  const shares = sharesOfBills(plan, amounts)
  const { contract } = opened.subject
  const submitted = await submitChange(db, services, opened, {
    submission: {
      procedure: 'instalments',
      ...(contract && { contract: contract.name, cups: contract.cups }),
      ...(bills.length === 1 && { invoice: bills[0]!.number }),
      amount_cents: amountCents,
      parts_cents: plan.map((part) => part.amountCents),
      parts_days: plan.map(({ day }) => day),
      // The first parts pay the first invoice.
      invoices: bills.map(({ number }) => number),
      invoices_cents: amounts,
      invoices_contracts: bills.map((bill) => bill.contract),
    },
    changes: {},
  })
  await writePlan(
    db,
    submitted.reply.request.id,
    bills.map(({ id }, index) => ({ invoiceId: id, shares: shares[index]! })),
  )
  return submitted
}

/** Requests that a bill be paid in parts. */
function askInstalments(
  services: Services,
  asking: Asking,
  number: string,
  body: BodyOf<typeof api.askInstalments>,
): Promise<Submitted> {
  limitsOf(services)
  return inTransaction(services, async (db) => {
    const { contract_id } = await getInvoiceByNumber(db, asking.caller, number)
    const contract = await lockOwnContract(db, asking.caller, { id: String(contract_id) })
    const opened = await openContractChange(db, asking, {
      procedure: 'instalments',
      contract,
      body: { number, ...body },
    })
    if (opened.earlier) return submittedOf(opened.earlier)
    await requireNoneAsked(db, [contract_id])
    const invoice = await getInvoiceByNumber(db, asking.caller, number)
    if (invoice.state === 'in_process') throw new Failure('payment_in_process')
    const plan = await readPlan(db, invoice)
    const agreed = plan?.shares.some(({ openCents }) => openCents > 0)
    if (payableCents(invoice) === 0 || agreed) throw new Failure('not_payable')
    return submitPlan(db, services, opened, { bills: [{ ...invoice, contract: contract.name }], ...body })
  })
}

/** Throws `process_running` with the plan that waits for its answer. */
async function requireNoneAsked(db: Db, contractIds: readonly number[]): Promise<void> {
  const request = await findAskedPlan(db, contractIds)
  if (request) throw new Failure('process_running', { about: { request } })
}

/** A plan over bills of one contract is a change of it, one over several a change of the account; all of them are locked. */
async function openPlan(
  db: Db,
  asking: Asking,
  { contractIds, body }: { readonly contractIds: readonly number[]; readonly body: object },
): Promise<Opened> {
  const procedure = 'instalments'
  const [first] = contractIds
  if (contractIds.length === 1) {
    const contract = await lockOwnContract(db, asking.caller, { id: String(first) })
    return openContractChange(db, asking, { procedure, contract, body })
  }
  const opened = await openAccountChange(db, asking, { procedure, body })
  for (const id of contractIds) await lockOwnContract(db, asking.caller, { id: String(id) })
  return opened
}

/** Requests one plan over several overdue bills. */
function askPlan(services: Services, asking: Asking, body: BodyOf<typeof api.askPlan>): Promise<Submitted> {
  limitsOf(services)
  return inTransaction(services, async (db) => {
    const { caller } = asking
    const named = await getInvoicesByNumber(db, caller, body.invoices)
    const contractIds = [...new Set(named.map(({ contract_id }) => contract_id))].toSorted((a, b) => a - b)
    const opened = await openPlan(db, asking, { contractIds, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    await requireNoneAsked(db, contractIds)
    // Paid meanwhile, or being paid.
    requirePayable(await lockInvoicesByNumber(db, caller, body.invoices))
    const offered = await listBillsForPlan(db, caller)
    const bills = offered.filter(({ number }) => body.invoices.includes(number))
    if (bills.length < body.invoices.length) throw new Failure('not_payable')
    const cents = bills.reduce((sum, bill) => sum + payableCents(bill), 0)
    if (centsOf(body.amount) !== cents) {
      throw new Failure('amount_differs', { about: { amount: centsToEuroNumber(cents) } })
    }
    return submitPlan(db, services, opened, { bills, parts: body.parts, first_day: body.first_day })
  })
}

export function instalmentsModule(services: Services): ApiModule {
  return implement('procedures', api, {
    getInstalments: ({ caller, params, locale }) =>
      showInstalments(services, caller, params.invoiceNumber, locale),
    askInstalments: async (call) =>
      (await askInstalments(services, askingOf(call), call.params.invoiceNumber, call.body)).reply,
    getPlanOffer: ({ caller }) => showPlanOffer(services, caller),
    askPlan: async (call) => (await askPlan(services, askingOf(call), call.body)).reply,
  })
}
