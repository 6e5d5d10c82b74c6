import { termLastDay } from '@endoll/domain/contracting/contract-terms.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { isFreePhone } from '@endoll/domain/identity/free-phone.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import type { LineKind, TaxName } from '@endoll/domain/billing/bill.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { chargesSegmentOf } from '@endoll/domain/supply/charges-segment.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { lastDayOf, lengthInDays } from '@endoll/domain/time/date-span.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import type { BillData } from '../../bill-data.ts'
import { fact, type Fact, type FactSection } from '../../house/fact.ts'
import { phoneAddress, type DocumentTable } from '../../house/house.ts'
import { batteryOf, correctsOf, payingOf } from '../bill-facts.ts'
import type { BillGroup } from '../bill-lines.ts'
import { consumerFacts, metersOf, portalOf } from '../bill-more.ts'
import { energyPeriodName, powerPeriodName, type BillWords } from '../bill-words.ts'
import { pvpcBreakdown } from './pvpc-breakdown.ts'
import { mostMonths, pvpcChart, type ChartContent } from './pvpc-chart.ts'
import { pvpcDestination, type PvpcDestination } from './pvpc-destination.ts'

/** The bill at the PVPC as `pvpc.typ` lays it out on the two sides of a sheet. */
export interface PvpcContent {
  /** Which bill it corrects and why, and what became of a battery; empty for most. */
  readonly note: string
  readonly data: FactSection
  readonly summary: DocumentTable & { readonly total: readonly [name: string, amount: string] }
  readonly recipient: { readonly title: string; readonly lines: readonly string[] }
  readonly contract: FactSection
  /** The powers, which are to be seen at once. */
  readonly powers: Fact | null
  readonly use: {
    readonly title: string
    readonly lines: readonly string[]
    readonly readings: DocumentTable | null
    readonly chart: ChartContent | null
  }
  readonly destination: PvpcDestination | null
  readonly claims: FactSection
  readonly breakdown: {
    readonly title: string
    readonly columns: DocumentTable['columns']
    readonly groups: readonly BillGroup[]
    readonly total: readonly [name: string, amount: string]
    /** Where tolls and charges are fixed. */
    readonly note: string
  }
  readonly consumer: FactSection
}

/** Whether a bill has the form of the PVPC: what annuls or corrects by a difference has none of its parts. */
export function hasPvpcForm({ product, supply, invoice }: BillData): boolean {
  return (
    product.market === 'pvpc' &&
    supply.kind === 'electricity' &&
    (invoice.type === 'N' || invoice.type === 'R')
  )
}

function dataOf({ invoice, bill }: BillData, { t: { pvpc }, format }: BillWords): FactSection {
  const { data: t } = pvpc
  const last = invoice.paymentMethod === 'direct_debit' ? t.charged : t.due
  return {
    title: t.title,
    facts: [
      ...fact(t.total, format.money(bill.totalCents)),
      ...fact(t.number, invoice.number),
      ...fact(t.issued, format.longDay(invoice.day)),
      ...fact(t.period, t.span(format.longDay(bill.span.from), format.longDay(lastDayOf(bill.span)))),
      ...(bill.totalCents > 0 && invoice.dueDay !== undefined
        ? fact(last, format.longDay(invoice.dueDay))
        : []),
    ],
  }
}

function summaryOf({ bill, invoice }: BillData, { t, format }: BillWords): PvpcContent['summary'] {
  const { summary: own } = t.pvpc
  const of = (...kinds: LineKind[]) => bill.lines.filter(({ kind }) => kinds.includes(kind))
  const cents = (amounts: readonly { readonly amountCents: number }[]) =>
    sumCents(amounts.map(({ amountCents }) => amountCents))
  const row = (name: string, amounts: readonly { readonly amountCents: number }[]) => [
    name,
    format.money(cents(amounts)),
  ]
  const isThere = (name: string, amounts: readonly { readonly amountCents: number }[]) =>
    amounts.length === 0 ? [] : [row(name, amounts)]
  const taxes = (wanted: (tax: TaxName) => boolean) => bill.taxes.filter(({ tax }) => wanted(tax))
  const [indirect] = taxes((tax) => tax !== 'electricity_tax')
  return {
    title: own.title,
    columns: [
      { header: t.summary.concept, align: 'start' },
      { header: t.summary.amount, align: 'end' },
    ],
    rows: [
      row(own.power, of('power', 'excess_power')),
      row(own.energy, of('energy', 'reactive', 'fixed')),
      ...isThere(own.bonus, of('social_bonus')),
      ...isThere(own.financing, of('social_bonus_financing')),
      row(own.surplus, of('surplus', 'battery', 'late_activation')),
      ...isThere(own.others, of('discount', 'adjustment', 'interest', 'service')),
      row(
        own.electricityTax,
        taxes((tax) => tax === 'electricity_tax'),
      ),
      row(own.rental, of('meter_rental')),
      ...(indirect
        ? [
            row(
              t.taxes[indirect.tax],
              taxes((tax) => tax !== 'electricity_tax'),
            ),
          ]
        : []),
    ],
    total: [isRefund(invoice.type) ? own.back : own.total, format.money(bill.totalCents)],
  }
}

function powersOf({ supply }: BillData, words: BillWords): string[] {
  return supply.powersW.map(
    (powerW, index) =>
      `${powerPeriodName(supply.tariff, (index + 1) as TariffPeriod, words)}: ${words.format.power(powerW)}`,
  )
}

function contractOf(data: BillData, words: BillWords): FactSection {
  const { supply, contract, organisation, bonusLastDay, bonus, invoice } = data
  const { contract: t, claims } = words.t.pvpc
  const { format } = words
  const tariff = findTariff(supply.tariff)?.name
  const { name, reference } = supply.distributor
  const end =
    contract.endDay ??
    (contract.startDay && termLastDay(contract.startDay, contract.terms.durationMonths, invoice.day))
  return {
    title: t.title,
    facts: [
      ...fact(t.holder, contract.ownerName),
      ...fact(t.nif, contract.ownerNif),
      ...fact(t.address, supply.address),
      ...fact(t.cups, groupCups(supply.cups)),
      ...fact(t.kind, bonus || bonusLastDay ? t.withBonus : t.pvpc),
      ...fact(t.access, supply.tariff),
      ...fact(t.segment, (tariff && chargesSegmentOf(tariff)) ?? null),
      ...fact(t.reference, t.of(contract.name, organisation.legalName)),
      ...fact(t.accessReference, t.of(reference ?? t.unknown, name ?? claims.distributor)),
      ...(end === undefined
        ? []
        : fact(t.end, contract.endDay === undefined ? t.renews(format.longDay(end)) : format.longDay(end))),
      ...(bonusLastDay === undefined ? [] : fact(t.bonusEnd, format.longDay(bonusLastDay))),
      ...fact(t.meter, metersOf(data).length === 0 ? t.notSaid : metersOf(data)),
    ],
  }
}

/** What is said of the use in sentences (Tercero.1.f.1 to 3). */
function sentencesOf(data: BillData, words: BillWords): string[] {
  const { bill, history, invoice, year, supply, bonus, readings } = data
  const { use: t } = words.t.pvpc
  const { format } = words
  const energy = (wh: number) => `${format.number(wh / 1000, 0)}\u00a0kWh`
  const daily = (cents: number, days: number) => format.money(Math.round(cents / days))
  const { to } = bill.span
  const days = history.reduce((sum, { span }) => sum + lengthInDays(span), 0)
  const cents = history.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const [oldest] = history
  const inYear = history.filter(({ span }) => span.from >= addMonths(to, -12))
  const demand = (year?.demandW ?? []).flatMap((watts, index) =>
    watts === 0
      ? []
      : [`${powerPeriodName(supply.tariff, (index + 1) as TariffPeriod, words)}, ${format.power(watts)}`],
  )
  const surplusWh = readings
    .filter(({ magnitude }) => magnitude === 'export')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const [portal] = portalOf(data, words)
  return [
    t.billed(energy(invoice.energyWh)),
    ...(portal ? [t.portal(portal.lines.join(' '))] : []),
    t.now(daily(bill.totalCents, lengthInDays(bill.span))),
    ...(oldest
      ? [
          oldest.span.from <= addMonths(to, 1 - mostMonths)
            ? t.lastMonths(mostMonths, daily(cents, days))
            : t.before(daily(cents, days), format.longDay(oldest.span.from)),
        ]
      : []),
    ...(inYear.length > 0 ? [t.year(energy(inYear.reduce((sum, { energyWh }) => sum + energyWh, 0)))] : []),
    demand.length > 0 ? t.demand(demand.join('; ')) : t.demandUnknown,
    t.surplus(energy(surplusWh)),
    ...(bonus ? [t.bonus(energy(bonus.discountedWh), energy(bonus.beyondWh))] : []),
  ]
}

/** The last reading of each period and its energy (Tercero.1.f.4). */
function readingsOf({ readings, supply }: BillData, words: BillWords): DocumentTable | null {
  const { use: t } = words.t.pvpc
  const { format } = words
  const own = readings.filter(({ magnitude }) => magnitude === 'import')
  const [last] = own.toSorted((a, b) => (a.currentDay < b.currentDay ? 1 : -1))
  if (!last) return null
  const isEstimated = own.some(({ method }) => method === 'estimated')
  return {
    title: t.read[isEstimated ? 'estimated' : 'real'](format.longDay(last.currentDay)),
    columns: [
      { header: t.columns.period, align: 'start' },
      { header: t.columns.last, align: 'end' },
      { header: t.columns.energy, align: 'end' },
    ],
    rows: own.map(({ tariffPeriod, currentReading, quantity }) => [
      tariffPeriod === 0 ? '' : energyPeriodName(supply.tariff, tariffPeriod as TariffPeriod, words),
      currentReading === undefined ? words.t.readings.unread : format.number(currentReading / 1000, 0),
      `${format.number(quantity / 1000, 0)}\u00a0kWh`,
    ]),
  }
}

function claimsOf(data: BillData, words: BillWords): FactSection {
  const { organisation, supply } = data
  const { claims: t } = words.t.pvpc
  const { legalName, phone, claimsPhone, claimsAddress, address, email, adr } = organisation
  const shown = (number: string) => [phoneText(number), ...(isFreePhone(number) ? [t.free] : [])].join(', ')
  const claims = claimsPhone ?? phone
  const { phone: faults, name } = supply.distributor
  const body = adr && [adr.name, ...(adr.phone ? [phoneText(adr.phone)] : [])].join(', ')
  return {
    title: t.title,
    facts: [
      ...fact(t.customer, t.of(shown(phone), legalName), { address: phoneAddress(phone) }),
      ...fact(
        t.claims,
        [t.of(shown(claims), legalName), claimsAddress ?? address ?? '', email].filter(Boolean),
      ),
      ...(faults
        ? fact(t.faults, t.of(shown(faults), name ?? t.distributor), { address: phoneAddress(faults) })
        : []),
      ...fact(t.adr, body ?? t.noAdr),
      ...fact(t.payment, payingOf(data, words)),
    ],
  }
}

/** Both sides of the bill at the PVPC; `fixed` says where tolls and charges are fixed. */
export function pvpcContent(data: BillData, words: BillWords, fixed: string): PvpcContent {
  const { t } = words
  const { contract, partner } = data
  const summary = summaryOf(data, words)
  const [powers] = fact(t.pvpc.contract.powers, powersOf(data, words).join(' · '))
  return {
    note: [correctsOf(data, words), batteryOf(data, words)].filter(Boolean).join(' '),
    data: dataOf(data, words),
    summary,
    recipient: {
      title: t.pvpc.recipient,
      lines: [contract.ownerName, partner.address],
    },
    contract: contractOf(data, words),
    powers: powers ?? null,
    use: {
      title: t.pvpc.use.title,
      lines: sentencesOf(data, words),
      readings: readingsOf(data, words),
      chart: pvpcChart(data, words),
    },
    destination: pvpcDestination(data, words),
    claims: claimsOf(data, words),
    breakdown: {
      title: t.pvpc.breakdown.title,
      columns: [
        { header: t.lines.concept, align: 'start' },
        { header: t.lines.calculation, align: 'start' },
        { header: t.lines.amount, align: 'end' },
      ],
      groups: pvpcBreakdown(data, words),
      total: summary.total,
      note: fixed,
    },
    consumer: { title: t.pvpc.consumer.title, facts: consumerFacts(data, words) },
  }
}
