import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { mostAtOnce } from '@endoll/api/payments.ts'
import { answerDays, homeSupplies, type HomeSupply, type readHome as readHomeCall } from '@endoll/api/home.ts'
import type { Locale } from '@endoll/api/language.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { readEmailProblem } from '../../mails/returns/mail-address.ts'
import type { Owner } from '../../platform/access.ts'
import { CallOver } from '../../platform/http/held.ts'
import type { Services } from '../../platform/services.ts'
import { getExplainedBill } from '../bill/queries.ts'
import { getConsumptionSeries } from '../consumption/queries.ts'
import { listContracts, listSupplies } from '../contracts/queries.ts'
import { getBillSoFar } from '../insight/queries.ts'
import { listNewestInvoices, readOwed } from '../invoices/queries.ts'
import { findPlanOffer, listPayableInvoices } from '../payments/queries.ts'
import { readRequestsForHome } from '../requests/queries.ts'
import { readSilentMeter } from '../silent-meter/queries.ts'

type Store = Pick<Services, 'db' | 'clock' | 'deployment'>
type Home = ReplyInput<typeof readHomeCall>

interface Asked {
  readonly locale: Locale
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

const dayMs = 86_400_000

/**
 * A part without which the rest is still worth showing: null if it cannot be read, and why in the log. Whoever has gone
 * is shown nothing.
 */
async function partOf<Part>(log: Asked['log'], part: string, read: Promise<Part>): Promise<Part | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof CallOver) throw error
    log.error({ err: error, step: part }, 'a part of the home could not be read')
    return null
  }
}

/** The supplies that the home lists, each with its newest bill. */
async function readSupplies({ db }: Store, owner: Owner): Promise<HomeSupply[]> {
  const supplies = await listSupplies(db, owner, homeSupplies)
  const newest = await listNewestInvoices(
    db,
    owner,
    supplies.map(({ id }) => id),
  )
  return supplies.map((supply) => {
    const bill = newest.find(({ contract_id }) => contract_id === supply.id)
    if (!bill) return { ...supply, latest: null }
    const cents = isRefund(bill.type) ? -bill.total_cents : bill.total_cents
    return {
      ...supply,
      latest: {
        id: bill.id,
        start_date: bill.from_day,
        end_date: addDays(bill.to_day, -1),
        amount: centsToEuroNumber(cents),
      },
    }
  })
}

/** The supply that the home is about: electricity that is active, else whatever is active, else the first. */
function supplyShown(supplies: readonly HomeSupply[]): HomeSupply | undefined {
  const active = supplies.filter(({ state }) => state === 'activa')
  return active.find(({ type }) => type === 'electricity') ?? active[0] ?? supplies[0]
}

async function readShown(
  store: Store,
  owner: Owner,
  { supply, locale, log }: Asked & { readonly supply: HomeSupply },
): Promise<NonNullable<Home['shown']>> {
  const { name, latest, has_consumption } = supply
  const [bill, so_far, month] = await Promise.all([
    latest && partOf(log, 'latest', getExplainedBill(store, owner, { id: String(latest.id), locale })),
    partOf(log, 'so_far', getBillSoFar(store, owner, name)),
    has_consumption
      ? partOf(log, 'month', getConsumptionSeries(store, owner, { name, resolution: 'daily', range: {} }))
      : null,
  ])
  return { contract: name, latest: bill, so_far, month }
}

/** What can be paid at once of what is overdue. Of more bills than one payment takes it would not be all. */
async function readPayable(store: Store, owner: Owner): Promise<Home['payable']> {
  const bills = await listPayableInvoices(store, owner)
  const overdue = bills.filter(({ amount_debt }) => amount_debt > 0)
  if (overdue.length === 0 || bills.length === mostAtOnce) return null
  // Of what is paid in parts the next one is paid at once; where more are overdue that is not all.
  if (overdue.some(({ instalment, amount, amount_debt }) => instalment && amount < amount_debt)) return null
  const cents = overdue.reduce((sum, { amount }) => sum + centsOf(amount), 0)
  return { count: overdue.length, amount: centsToEuroNumber(cents) }
}

/** What one plan may be asked for over. */
async function readPlanAmount(store: Store, owner: Owner): Promise<Home['plan_amount']> {
  const offer = await findPlanOffer(store, owner)
  return offer ? centsToEuroNumber(offer.amountCents) : null
}

type HomeOwner = Owner & Parameters<typeof readEmailProblem>[1]

/** Everything that the home opens with. */
export async function readHome(store: Store, owner: HomeOwner, asked: Asked): Promise<Home> {
  const { db, clock } = store
  const { locale, log } = asked
  const [owed, contracts, requests, supplies, email_problem, silent_meter] = await Promise.all([
    readOwed(store, owner),
    listContracts(db, owner, { type: 'electricity', filter: '', offset: 0, limit: 1 }),
    readRequestsForHome(db, owner, { sinceMs: clock.nowMs() - answerDays * dayMs, locale }),
    readSupplies(store, owner),
    partOf(log, 'email', readEmailProblem(db, owner)),
    partOf(log, 'silent_meter', readSilentMeter(store, owner)),
  ])
  const supply = supplyShown(supplies)
  const { oldestDebtId: id } = owed
  const [shown, overdue, payable, plan_amount] = await Promise.all([
    supply ? readShown(store, owner, { ...asked, supply }) : null,
    id === undefined
      ? null
      : partOf(log, 'overdue', getExplainedBill(store, owner, { id: String(id), locale })),
    id === undefined ? null : partOf(log, 'payable', readPayable(store, owner)),
    id === undefined ? null : partOf(log, 'plan', readPlanAmount(store, owner)),
  ])
  return {
    invoices: owed.summary,
    email_problem,
    contracts: contracts.summary,
    overdue:
      id === undefined
        ? null
        : {
            id,
            contract: overdue?.invoice.contract.name ?? null,
            cut_date: overdue?.cut_date ?? null,
            cut_ban: overdue?.cut_ban ?? null,
            paused_by: overdue?.paused_by ?? null,
          },
    payable,
    plan_amount,
    silent_meter,
    requests,
    supplies,
    total_supplies: contracts.counts.electricity + contracts.counts.gas,
    shown,
  }
}
