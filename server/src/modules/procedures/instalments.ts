import * as api from '@endoll/api/procedures/instalments.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import {
  fewestParts,
  findInstalmentProblems,
  instalmentPlan,
  type InstalmentLimits,
} from '@endoll/domain/payments/instalment-plan.ts'
import { isEnded } from '@endoll/domain/procedures/request-state.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { lockOwnContract, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getInvoiceByNumber, payableCents, readPlan, writePlan } from '../payments/queries.ts'
import { findOpenRequest, openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { findLastInstalmentsRequest } from '../requests/queries.ts'

/** Throws not-found if the deployment offers no instalments. */
function limitsOf({ deployment }: Pick<Services, 'deployment'>): InstalmentLimits {
  const { mostParts, latestFirstDays, leastEuros } = deployment.payments.instalments
  if (mostParts < fewestParts) throw notFound()
  return { mostParts, latestFirstDays, leastCents: leastEuros * 100 }
}

async function showInstalments(services: Services, owner: Owner, number: string, locale: Locale) {
  const { db } = services
  const limits = limitsOf(services)
  const invoice = await getInvoiceByNumber(db, owner, number)
  const plan = await readPlan(db, invoice)
  const request = await findLastInstalmentsRequest(db, owner, { invoiceId: invoice.id, locale })
  const cents = payableCents(invoice)
  const today = todayOf(services)
  const agreed = plan.some(({ openCents }) => openCents > 0)
  const waiting = await findOpenRequest(db, invoice.contract_id, 'instalments')
  return {
    offer:
      agreed || waiting || cents < Math.max(limits.leastCents, fewestParts)
        ? null
        : {
            amount: centsToEuroNumber(cents),
            most_parts: limits.mostParts,
            earliest_first_day: today,
            latest_first_day: addDays(today, limits.latestFirstDays),
          },
    plan: plan.map(({ position, day, amountCents, openCents }) => ({
      position,
      day,
      amount: centsToEuroNumber(amountCents),
      open: centsToEuroNumber(openCents),
    })),
    // What was taken back or agreed says nothing more.
    request: request && (!isEnded(request.state) || request.state === 'rejected') ? request : null,
  }
}

/** Requests that a bill be paid in parts; the parts are written with the request, and stand once it is accepted. */
function askInstalments(
  services: Services,
  asking: Asking,
  number: string,
  body: BodyOf<typeof api.askInstalments>,
): Promise<Submitted> {
  const limits = limitsOf(services)
  return inTransaction(services, async (db) => {
    const { contract_id } = await getInvoiceByNumber(db, asking.caller, number)
    const contract = await lockOwnContract(db, asking.caller, { id: String(contract_id) })
    const opened = await openContractChange(db, asking, {
      procedure: 'instalments',
      contract,
      body: { number, ...body },
    })
    if (opened.earlier) return submittedOf(opened.earlier)
    const invoice = await getInvoiceByNumber(db, asking.caller, number)
    const amountCents = payableCents(invoice)
    if (invoice.state === 'in_process') throw new Failure('payment_in_process')
    const agreed = (await readPlan(db, invoice)).some(({ openCents }) => openCents > 0)
    if (amountCents === 0 || agreed) throw new Failure('not_payable')
    const asked = { amountCents, parts: body.parts, firstDay: body.first_day }
    const problems = findInstalmentProblems(asked, todayOf(services), limits)
    if (Object.keys(problems).length > 0) {
      throw invalidFields(Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, [code]])))
    }
    const plan = instalmentPlan(asked)
    const submitted = await submitChange(db, services, opened, {
      submission: {
        procedure: 'instalments',
        contract: contract.name,
        cups: contract.cups,
        invoice: number,
        amount_cents: amountCents,
        parts_cents: plan.map((part) => part.amountCents),
        parts_days: plan.map(({ day }) => day),
      },
      changes: {},
    })
    await writePlan(db, { requestId: submitted.reply.request.id, invoiceId: invoice.id, plan })
    return submitted
  })
}

export function instalmentsModule(services: Services): ApiModule {
  return implement('procedures', api, {
    getInstalments: ({ caller, params, locale }) =>
      showInstalments(services, caller, params.invoiceNumber, locale),
    askInstalments: async (call) =>
      (await askInstalments(services, askingOf(call), call.params.invoiceNumber, call.body)).reply,
  })
}
