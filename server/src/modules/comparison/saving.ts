import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import type { BillLine } from '@endoll/domain/billing/bill.ts'
import { paysSurplus } from '@endoll/domain/billing/pays-surplus.ts'
import { cheapest, type Compared } from '@endoll/domain/comparison/compare.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { parsePostalCode } from '@endoll/domain/identity/postal-code.ts'
import { lengthInDays } from '@endoll/domain/time/date-span.ts'
import type { OfferedPrices } from '@endoll/domain/contracting/first-year-cost.ts'
import { todayOf } from '../../platform/clock.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import { safeHtml } from '../../platform/rich-text.ts'
import type { Services } from '../../platform/services.ts'
import { texts } from '../../texts.ts'
import { findSupplyPoint, listPricedOffers, type AskedProducts } from '../contracting/queries.ts'

/** Where taxes are those of the peninsula and the Balearics, unless the distributor says where the supply is. */
const usualProvince = '28'

/** INE code of the province of a supply. */
export async function provinceOf(services: Services, cups: string): Promise<string> {
  const parsed = parseCups(cups)
  const point = parsed.ok ? await findSupplyPoint(services, parsed.cups20) : undefined
  const postal = parsePostalCode(point?.postal_code ?? '')
  return point?.municipality?.slice(0, 2) ?? (postal.ok ? postal.postalCode.slice(0, 2) : usualProvince)
}

interface ComparedProduct {
  readonly id: number
  readonly name: string
  /** A tariff of last resort. */
  readonly regulated: boolean
  /** Whether it pays for surplus today. */
  readonly paysSurplus: boolean
  readonly compared: Compared
}

interface WantedProducts extends Pick<AskedProducts, 'customer' | 'selfcons'> {
  readonly tariff: string
  /** Whether the supply may have a tariff of last resort. */
  readonly mayRegulated?: boolean
}

/** Every product on sale with a tariff that can be compared, the cheapest first. */
export async function compareProducts(
  services: Services,
  { tariff, mayRegulated = false, ...asked }: WantedProducts,
  locale: Locale,
  compare: (offer: OfferedPrices) => Compared | undefined,
): Promise<ComparedProduct[]> {
  const day = todayOf(services)
  const offers = await listPricedOffers(services, tariff, { day, asked, mayRegulated })
  const { said } = await readOwnTexts(
    services.db,
    offers.map(({ name, commercial_name }) => commercial_name ?? name),
    locale,
  )
  const all = offers.flatMap(({ id, name, commercial_name, year_days, prices, regulated }) => {
    const compared = compare({ prices, yearDays: year_days })
    return compared
      ? [
          {
            id,
            name: said(commercial_name ?? name),
            regulated: regulated !== undefined,
            paysSurplus: paysSurplus(prices, day),
            compared,
          },
        ]
      : []
  })
  return all.toSorted((a, b) => a.compared.bill.totalCents - b.compared.bill.totalCents)
}

function lineOf(
  { kind, name, tariffPeriod, price, priceUnit, quantity, days, yearDays, amountCents }: BillLine,
  locale: Locale,
) {
  const words = texts[languageOf(locale)].comparison.lines
  const kindName = name ?? words[kind]
  return {
    name: tariffPeriod === undefined ? kindName : `${kindName} P${tariffPeriod}`,
    price_unit: Number(price),
    quantity: Number(quantity),
    price_per: priceUnit,
    multi: days ?? null,
    year_days: days === undefined || priceUnit.endsWith('/day') ? null : (yearDays ?? 365),
    amount: amountCents / 100,
  }
}

/** What a product pays for surplus, and what the bill paid where that is known. */
function surplusSaid(lines: readonly BillLine[], billPrice: number | null, language: Language): string {
  const { comparison } = texts[language]
  const { price } = formatterOf(language)
  const line = lines.find(({ kind }) => kind === 'surplus')
  if (!line) return comparison.surplusNotPaid
  const priceText = (euros: number) => `${price(String(euros))}/kWh`
  return comparison.surplusPaid(
    priceText(Math.abs(Number(line.price))),
    billPrice === null ? undefined : priceText(billPrice),
  )
}

/** What a reply says of the cheapest product; undefined if none can be compared. */
export function savingOf(
  products: readonly ComparedProduct[],
  locale: Locale,
  surplus?: { readonly price: number | null },
) {
  const best = cheapest(products)
  if (!best) return undefined
  const language = languageOf(locale)
  const { comparison } = texts[language]
  const format = formatterOf(language)
  const { bill, savingCents, yearly, span, moved, shared } = best.compared
  const total = format.money(bill.totalCents)
  // A guess has no cents.
  const wholeEuros = (cents: number) => `${format.decimal(String(Math.round(cents / 100)))} €`
  const header =
    savingCents > 0
      ? comparison.saves(best.name, total, format.money(savingCents), {
          about: wholeEuros(yearly.cents),
          from: wholeEuros(yearly.fromCents),
          to: wholeEuros(yearly.toCents),
        })
      : comparison.savesNothing(best.name, total)
  const content = [
    comparison.rests,
    ...(savingCents > 0 ? [surplus ? comparison.yearWithSun : comparison.year] : []),
    ...(moved ? [comparison.moved] : []),
    ...(shared ? [comparison.shared] : []),
    ...(surplus ? [surplusSaid(bill.lines, surplus.price, language)] : []),
  ].join(' ')
  const linesOf = (...kinds: readonly BillLine['kind'][]) =>
    bill.lines.filter(({ kind }) => kinds.includes(kind)).map((line) => lineOf(line, locale))
  return {
    linesOf,
    /** What stands beside power and energy. */
    others: bill.lines
      .filter(({ kind }) => !['power', 'energy', 'surplus'].includes(kind))
      .map((line) => lineOf(line, locale)),
    taxes: bill.taxes.map(({ tax, rate, rateUnit, amountCents }) => ({
      name: `${comparison.taxes[tax]} (${format.decimal(rate)} ${rateUnit === '%' ? '%' : '€/kWh'})`,
      amount: amountCents / 100,
    })),
    common: {
      header: safeHtml(header, 'markdown'),
      content: safeHtml(content, 'markdown'),
      total_amount: bill.totalCents / 100,
      saving: savingCents / 100,
      yearly_saving: yearly.cents / 100,
      yearly_saving_from: yearly.fromCents / 100,
      yearly_saving_to: yearly.toCents / 100,
      days: lengthInDays(span),
      product: { id: best.id, name: best.name, regulated: best.regulated },
      products: products.map(({ id, name, regulated, paysSurplus: pays, compared }) => ({
        id,
        name,
        regulated,
        pays_surplus: surplus ? pays : null,
        total_amount: compared.bill.totalCents / 100,
      })),
    },
  }
}
