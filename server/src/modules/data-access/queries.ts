import { sql } from 'kysely'
import { billsAtOnce, type readBills, type readDataSupplies, type readPrices } from '@endoll/api/data.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { addDays, eachDay, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { dayAt, hourStarts } from '@endoll/domain/time/madrid.ts'
import {
  findId,
  getOwnContract,
  ownContracts,
  ownInvoices,
  sinceHeld,
  type Owner,
} from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { listBatteryLinks } from '../batteries/queries.ts'
import { readPricesOfDays, stepPrices, supplyRuleOf } from '../consumption/queries.ts'
import { listDebits, statusOf } from '../invoices/queries.ts'

export async function readSupplies(
  { db }: Services,
  owner: Owner,
): Promise<ReplyInput<typeof readDataSupplies>> {
  const rows = await ownContracts(db, owner)
    .select(['contract.name', 'contract.kind', 'contract.tariff', 'contract.zone', 'contract.state'])
    .select('contract.powers_w')
    .select((expression) => {
      const days = expression
        .selectFrom('consumption_day')
        .whereRef('consumption_day.contract_id', '=', 'contract.id')
        .where(sinceHeld('consumption_day.day'))
      return [
        days.select(({ fn }) => fn.min<Day>('consumption_day.day').as('day')).as('first'),
        days.select(({ fn }) => fn.max<Day>('consumption_day.day').as('day')).as('last'),
      ]
    })
    .orderBy(sql`contract.name collate natural_order`)
    .execute()
  return {
    items: rows.map(({ name, kind, tariff, state, powers_w, first, last, ...row }) => ({
      name,
      type: kind,
      tariff,
      active: state === 'activa',
      powers: kind === 'gas' ? [] : powers_w.map((watts) => watts / 1000),
      time_zone: supplyRuleOf({ tariff, ...row }).clockZone,
      hours: first === null || last === null ? null : { from: first, to: last },
    })),
  }
}

/** Bills of a supply, newest first; older than one where that is named. Throws not-found. */
export async function listBills(
  services: Services,
  owner: Owner,
  { name, before }: { readonly name: string; readonly before?: string | undefined },
): Promise<ReplyInput<typeof readBills>> {
  const { db } = services
  const { id } = await getOwnContract(db, owner, { name })
  const bills = ownInvoices(db, owner).where('invoice.contract_id', '=', id)
  const rows = await bills
    .selectAll('invoice')
    .where(
      before === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(invoice.day, invoice.id) < ${bills.select(['invoice.day', 'invoice.id']).where('invoice.id', '=', findId(before) ?? 0)}`,
    )
    .orderBy('invoice.day', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(billsAtOnce + 1)
    .execute()
  const today = todayOf(services)
  const shown = rows.slice(0, billsAtOnce)
  return {
    items: shown.map((row) => ({
      id: row.id,
      number: row.number,
      type: row.type,
      date: row.day,
      from: row.from_day,
      to: lastDayOf({ from: row.from_day, to: row.to_day }),
      energy: row.energy_wh / 1000,
      amount: centsToEuroNumber(isRefund(row.type) ? -row.total_cents : row.total_cents),
      status: statusOf(row, today),
      due_date: row.due_day,
    })),
    next: rows.length > billsAtOnce ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Throws not-found. */
export async function readDebits(services: Services, owner: Owner, name: string) {
  const { id: contractId } = await getOwnContract(services.db, owner, { name })
  const rows = await listDebits(services.db, owner, { contractId, today: todayOf(services) })
  return {
    items: rows.map(({ day, number, cents }) => ({ date: day, number, amount: centsToEuroNumber(cents) })),
  }
}

/** Today's and tomorrow's prices of a supply's hours; none of gas. Throws not-found. */
export async function readHourPrices(
  { db, clock }: Services,
  owner: Owner,
  name: string,
): Promise<ReplyInput<typeof readPrices>> {
  const contract = await getOwnContract(db, owner, { name })
  if (contract.kind === 'gas') return { items: [] }
  const rule = supplyRuleOf(contract)
  const today = dayAt(clock.nowMs(), rule.clockZone)
  const span = { from: today, to: addDays(today, 2) }
  const known = await readPricesOfDays(db, contract, span)
  return {
    items: [...eachDay(span.from, span.to)].flatMap((day) => {
      const prices = stepPrices(known, rule, day)
      return hourStarts(day, rule.clockZone).map((start, index) => ({ start, price: prices[index] ?? null }))
    }),
  }
}

/** Throws not-found. */
export async function readBatteries(services: Services, owner: Owner, name: string) {
  const { id } = await getOwnContract(services.db, owner, { name })
  const links = await listBatteryLinks(services, owner, id)
  return {
    items: links.map(({ bateria, total_descompte, part, pes_percentatge }) => ({
      name: bateria.name,
      balance: total_descompte,
      own: part,
      share: pes_percentatge,
    })),
  }
}
