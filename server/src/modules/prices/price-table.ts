import type { Language } from '@endoll/api/language.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import type { Decimal } from '@endoll/domain/money.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { html, type Markup } from '../../platform/http/html.ts'
import { texts } from '../../texts.ts'
import type { OpenConcept, OpenPrice } from './open-products.ts'

/** Decimals that a column is written with at least, and what the formatter can write. */
const leastDecimals = 2
const leastDecimalsOfEnergy = 4
const mostDecimals = 6

function decimalsIn(price: Decimal): number {
  return price.split('.')[1]?.length ?? 0
}

/** As many decimals for a whole column as its longest price has. */
function decimalsOf(prices: readonly OpenPrice[]): number {
  const isOfEnergy = prices.some(({ unit }) => unit === 'EUR/kWh' || unit === 'EUR/kvarh')
  const least = isOfEnergy ? leastDecimalsOfEnergy : leastDecimals
  return Math.min(mostDecimals, Math.max(least, ...prices.map(({ price }) => decimalsIn(price))))
}

function figureOf(price: Decimal, decimals: number, language: Language): string {
  const format = formatterOf(language)
  return decimalsIn(price) > mostDecimals && decimals === mostDecimals
    ? format.decimal(price)
    : format.number(Number(price), decimals)
}

/** The days on which a price holds, both included. */
export function daysOf({ from, to }: Pick<OpenPrice, 'from' | 'to'>, language: Language): string {
  const { prices } = texts[language]
  const { longDay } = formatterOf(language)
  return to === undefined
    ? prices.since(longDay(from))
    : prices.between(longDay(from), longDay(lastDayOf({ from, to })))
}

function periodOf({ concept }: OpenConcept, { tariffPeriod, band }: OpenPrice, language: Language): string {
  const { bill, prices } = texts[language]
  if (tariffPeriod === 0) return prices.everyPeriod
  const bands: Readonly<Partial<Record<string, string>>> = concept === 'power' ? bill.powerBands : bill.bands
  return band === undefined ? `P${tariffPeriod}` : `P${tariffPeriod} ${bands[band] ?? ''}`
}

interface PriceTable {
  readonly caption: Markup | string
  /** The headers: that of the rows' names first, empty where it has none. */
  readonly columns: readonly string[]
  /** A name and its figures. */
  readonly rows: readonly (readonly (Markup | string)[])[]
}

/** A table as the open pages of prices have them. */
export function priceTable({ caption, columns, rows }: PriceTable): Markup {
  return html`<table class="prices">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((header) => (header === '' ? html`<td></td>` : html`<th scope="col">${header}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...figures]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${figures.map((figure) => html`<td>${figure}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

interface Rows {
  readonly concept: OpenConcept
  readonly prices: readonly OpenPrice[]
  readonly language: Language
}

/** Prices for one thing that hold on the same days, with and without taxes, a row for each period. */
function tableOf({ concept, prices, language }: Rows): Markup {
  const { newContract, prices: words } = texts[language]
  const [first] = prices as [OpenPrice, ...OpenPrice[]]
  const decimals = decimalsOf(prices)
  const hasTaxes = prices.some(({ withTaxes }) => withTaxes !== undefined)
  const taxed = ({ withTaxes }: OpenPrice) =>
    withTaxes === undefined ? '' : formatterOf(language).number(Number(withTaxes), decimals)
  return priceTable({
    caption: html`${newContract.summary.concepts[concept.concept]}
      <span class="unit">${newContract.summary.units[first.unit]}</span>
      <span class="days">${daysOf(first, language)}</span>`,
    columns: [words.period, words.without, ...(hasTaxes ? [words.with] : [])],
    rows: prices.map((price) => [
      periodOf(concept, price, language),
      figureOf(price.price, decimals, language),
      ...(hasTaxes ? [taxed(price)] : []),
    ]),
  })
}

/** Prices of which all hold on the same days are one table. */
export function tablesOf(
  concepts: readonly OpenConcept[],
  of: 'now' | 'coming',
  language: Language,
): Markup[] {
  return concepts.flatMap((concept) =>
    [...Map.groupBy(concept[of], ({ from, to, unit }) => `${from} ${to} ${unit}`).values()].map((prices) =>
      tableOf({ concept, prices, language }),
    ),
  )
}

/** `0,1069 · 0,0987 · 0,0872 €/kWh`, the periods in their order, without taxes. */
export function shortPrices({ now }: OpenConcept, language: Language): string {
  const decimals = decimalsOf(now)
  return shortOf(
    now,
    now.map(({ price }) => figureOf(price, decimals, language)),
    language,
  )
}

/** The same with taxes; undefined if those of a price are not known. */
export function shortPricesWithTaxes({ now }: OpenConcept, language: Language): string | undefined {
  const decimals = decimalsOf(now)
  const figures = now.flatMap(({ withTaxes }) =>
    withTaxes === undefined ? [] : [formatterOf(language).number(Number(withTaxes), decimals)],
  )
  return figures.length < now.length ? undefined : shortOf(now, figures, language)
}

function shortOf(now: readonly OpenPrice[], figures: readonly string[], language: Language): string {
  const { units } = texts[language].newContract.summary
  return `${figures.join('\u00a0· ')} ${now[0] ? units[now[0].unit] : ''}`
}
