import { languageOf, type Locale } from '@endoll/api/language.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import { howPaidOf } from '../../billing/how-paid-row.ts'
import { ownContracts, ownInvoices, type InvoiceRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import { printedAmount } from '../../platform/printed-amount.ts'
import type { Services } from '../../platform/services.ts'
import { texts } from '../../texts.ts'
import { findNextInvoiceDay } from '../invoices/queries.ts'
import { calendarText, type CalendarDay } from './calendar-text.ts'

/** How far back a calendar goes. */
const monthsBack = 12

type Words = (typeof texts)['es']['calendar']

function daysOfBill(row: InvoiceRow, words: Words, locale: Locale): CalendarDay[] {
  const { number, day } = row
  const total = printedAmount(isRefund(row.type) ? -row.total_cents : row.total_cents, locale)
  const bill = { id: `bill-${row.id}`, day, title: words.bill(number, total) }
  const paid = howPaidOf(row)
  if (paid.payer === 'nobody' || paid.day === undefined) return [bill]
  const amount = printedAmount(row.pending_cents, locale)
  const ofCustomer = row.in_parts ? words.payPart(number) : words.payBy(number, amount)
  const title = paid.payer === 'bank' ? words.debit(number, amount) : ofCustomer
  return [bill, { id: `due-${row.id}`, day: paid.day, title }]
}

/** Days of the bills of a year and of those to come, of debits, and of the ends of contracts. */
async function listDays(services: Services, owner: Owner, locale: Locale): Promise<CalendarDay[]> {
  const { db } = services
  const words = texts[languageOf(locale)].calendar
  const today = todayOf(services)
  const [bills, contracts] = await Promise.all([
    ownInvoices(db, owner)
      .selectAll('invoice')
      .where('invoice.day', '>=', addMonths(today, -monthsBack))
      .orderBy('invoice.day')
      .orderBy('invoice.id')
      .execute(),
    ownContracts(db, owner).selectAll('contract').where('state', '=', 'activa').orderBy('id').execute(),
  ])
  const ofContracts = await Promise.all(
    contracts.map(async ({ id, name, end_day, commitment_end_day }) => {
      const next = await findNextInvoiceDay(db, owner, { contractId: id, today })
      return [
        { id: `next-${id}`, day: next, title: words.nextBill(name) },
        { id: `end-${id}`, day: end_day, title: words.contractEnd(name) },
        { id: `commitment-${id}`, day: commitment_end_day, title: words.commitmentEnd(name) },
      ].flatMap(({ day, ...entry }) => (day === null ? [] : [{ ...entry, day }]))
    }),
  )
  return [...bills.flatMap((row) => daysOfBill(row, words, locale)), ...ofContracts.flat()]
}

export async function openCalendar(services: Services, owner: Owner, locale: Locale): Promise<SentFile> {
  const { organisation, publicAddress } = services.deployment
  const days = await listDays(services, owner, locale)
  const name = texts[languageOf(locale)].calendar.name(organisation.name)
  const host = publicAddress === null ? 'localhost' : new URL(publicAddress).host
  const text = calendarText({ name, host, stampMs: services.clock.nowMs() }, days)
  return { name: 'endoll.ics', mediaType: 'text/calendar; charset=utf-8', body: () => text, inline: true }
}
