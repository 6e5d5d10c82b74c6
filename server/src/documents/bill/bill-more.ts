import { bonusRenewal, type BonusRenewal } from '@endoll/domain/billing/pvpc.ts'
import { BONUS_CONDITIONS, RETAILERS_LIST } from '@endoll/domain/contracting/regulated-price.ts'
import { chargesSegmentOf } from '@endoll/domain/supply/charges-segment.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { lengthInDays } from '@endoll/domain/time/date-span.ts'
import { addDays, addMonths, type Day } from '@endoll/domain/time/day.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { BillData } from '../bill-data.ts'
import { fact, type Fact, type FactSection } from '../house/fact.ts'
import { barredSpans } from './bill-history.ts'
import { powerPeriodName, spanMonths, spanText, type BillWords } from './bill-words.ts'

/** Serial numbers of the meters that this bill was read from. */
export function metersOf({ readings }: Pick<BillData, 'readings'>): string[] {
  return [...new Set(readings.flatMap(({ meter }) => meter ?? []))]
}

function highestDemand(data: BillData, words: BillWords): Fact[] {
  const { year, supply } = data
  if (!year) return []
  const { t, format } = words
  const highest = year.demandW.flatMap((watts, index) =>
    watts === 0
      ? []
      : [`${powerPeriodName(supply.tariff, (index + 1) as TariffPeriod, words)}: ${format.power(watts)}`],
  )
  return fact(t.more.demand, highest, { note: spanText(year.span, words) })
}

export function portalOf({ supply: { distributor } }: BillData, { t }: BillWords): Fact[] {
  const address = distributor.portal ?? 'https://datadis.es'
  return fact(t.more.hours, address.replace(/^https?:\/\//, ''), {
    address,
    note: distributor.portal === undefined ? t.more.hoursOfAll : t.more.hoursOfOne,
  })
}

/** How long before it is due the renewal of a bonus is spoken of: a bill of one month, or two, may be the last before. */
const RENEWAL_TOLD_DAYS = 62

/** Whether a bill of a day speaks of a renewal: before it is due, and where the retailer sees to it until the bonus ends. */
function isRenewalTold({ by, day }: BonusRenewal, issued: Day, lastDay: Day): boolean {
  return issued <= (by === 'customer' ? day : lastDay) && day <= addDays(issued, RENEWAL_TOLD_DAYS)
}

/** RD 897/2017 art. 10: on the last bills before a bonus ends, how it is renewed. Here, for the first page is full. */
function renewalFacts({ bonusLastDay, invoice }: BillData, { t, format }: BillWords): Fact[] {
  const renewal = bonusLastDay === undefined ? undefined : bonusRenewal(bonusLastDay)
  if (bonusLastDay === undefined || !renewal || !isRenewalTold(renewal, invoice.day, bonusLastDay)) return []
  return fact(t.more.renewal, t.more.bonusRenewal[renewal.by](format.longDay(renewal.day)))
}

/** Resolución of 2021-04-28, Tercero.1.f.3: what a day costs, in this period and in fourteen months, and a year's use. */
function spentFacts({ bill, history, invoice }: BillData, words: BillWords): Fact[] {
  if (isRefund(invoice.type)) return []
  const {
    t: { more: t },
    format,
  } = words
  const { from, to } = bill.span
  const aDay = (cents: number, days: number) => format.money(Math.round(cents / days))
  const days = history.reduce((sum, { span }) => sum + lengthInDays(span), 0)
  const cents = history.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const year = history.filter(({ span }) => span.from >= addMonths(to, -12))
  const [[oldest], [first]] = [history, year]
  return [
    ...fact(t.spent, [
      t.spentNow(aDay(bill.totalCents, lengthInDays({ from, to }))),
      ...(oldest ? [t.spentBefore(aDay(cents, days), format.longDay(oldest.span.from))] : []),
    ]),
    ...(first
      ? fact(
          t.yearUse,
          `${format.number(year.reduce((sum, { energyWh }) => sum + energyWh, 0) / 1000, 0)} kWh`,
          {
            note: spanText({ from: first.span.from, to }, words),
          },
        )
      : []),
  ]
}

/** RD 216/2014 art. 20.2: what can be contracted with whom, and where the conditions of the social bonus are. */
function regulatedFacts(data: BillData, words: BillWords): Fact[] {
  const { product, organisation } = data
  const { more: t } = words.t
  if (product.market !== 'pvpc') return []
  const shown = (address: string) => address.replace(/^https:\/\/www\./, '')
  return [
    ...fact(t.retailers, shown(RETAILERS_LIST), { note: t.retailersNote, address: RETAILERS_LIST }),
    ...fact(t.bonus, shown(BONUS_CONDITIONS), {
      note: t.bonusNote(phoneText(organisation.phone)),
      address: BONUS_CONDITIONS,
    }),
  ]
}

function electricityFacts(data: BillData, words: BillWords): Fact[] {
  const { t } = words
  const tariff = findTariff(data.supply.tariff)?.name
  return [
    ...fact(t.more.segment, (tariff && chargesSegmentOf(tariff)) ?? null),
    ...highestDemand(data, words),
    ...portalOf(data, words),
    ...renewalFacts(data, words),
    ...(data.product.market === 'pvpc' ? spentFacts(data, words) : []),
    ...regulatedFacts(data, words),
  ]
}

/** What the back of a bill at the PVPC tells: how the bonus is renewed, with whom to contract, who fixes prices, the data. */
export function consumerFacts(data: BillData, words: BillWords): Fact[] {
  const { more: t } = words.t
  return [
    ...renewalFacts(data, words),
    ...regulatedFacts(data, words),
    ...fact(t.regulatedBy, data.regulatedBy),
    ...fact(t.data, t.dataWhere),
    ...fact(words.t.help.website, data.organisation.website.replace(/^https?:\/\//, '')),
  ]
}

/** RD 1434/2002 arts 51.3, 53.2.g and k, and 53.11. */
function gasFacts(data: BillData, words: BillWords): Fact[] {
  const { supply, readings, history } = data
  const { t, format } = words
  const estimated = readings.some(({ method }) => method === 'estimated')
  const { phone } = supply.distributor
  const older = history
    .slice(0, -barredSpans(history))
    .map((one) => `${spanMonths(one.span, words)} ${format.number(one.energyWh / 1000, 0)} kWh`)
  return [
    ...(supply.pressureBar === undefined
      ? []
      : fact(t.more.pressure, `${format.decimal(supply.pressureBar)} bar`)),
    ...fact(t.more.calorific, 'www.enagas.es', {
      address: 'https://www.enagas.es',
      note: t.more.calorificNote,
    }),
    ...(estimated
      ? fact(t.more.sendReading, t.more.sendReadingTo(phone === undefined ? undefined : phoneText(phone)))
      : []),
    ...fact(t.more.history, older),
    ...fact(t.more.efficiency, ['www.cnmc.es', 'www.idae.es', t.more.efficiencyRegion]),
  ]
}

/** What the law wants on a bill and most readers do not look for: overleaf. */
export function billMore(data: BillData, words: BillWords): FactSection {
  const { t } = words
  const { supply, regulatedBy } = data
  return {
    title: t.more.title,
    facts: [
      ...fact(t.more.meter, metersOf(data)),
      ...(supply.kind === 'electricity' ? electricityFacts(data, words) : gasFacts(data, words)),
      ...fact(t.more.regulatedBy, regulatedBy),
      ...fact(t.more.data, t.more.dataWhere),
    ],
  }
}
