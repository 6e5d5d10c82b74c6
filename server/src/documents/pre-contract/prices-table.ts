import type { Language } from '@endoll/api/language.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import type { TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { taxedPrice } from '../../billing/taxed-prices.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import type { DocumentTable } from '../house/house.ts'

/** Prices that somebody is to sign. */
export interface OfferedPrices {
  readonly kind: 'electricity' | 'gas'
  readonly prices: readonly ProductPrice[]
  /** Taxes of the day; undefined where they are not known. */
  readonly taxes: TaxRules | undefined
  /** Who sets the prices, of a tariff of last resort. */
  readonly regulatedSource: string | null
}

/** How a price is written with its taxes and without; what gives back has none of its own. */
export function priceTexts(
  { price, concept, unit }: ProductPrice,
  taxes: TaxRules | undefined,
  language: Language,
): { readonly withTaxes: string; readonly without: string } {
  const { summary: t } = texts[language].newContract
  const { decimal } = formatterOf(language)
  const withTaxes = taxedPrice(price, concept, taxes)
  const said = (value: string) => `${decimal(value)} ${t.units[unit]}`
  return { withTaxes: withTaxes === undefined ? '–' : said(withTaxes), without: said(price) }
}

/** The prices with taxes and without (RDLeg 1/2007 art. 60.2.c); without alone where the taxes are not known. */
export function offeredPricesTable(
  { kind, prices, taxes, regulatedSource }: OfferedPrices,
  language: Language,
): DocumentTable {
  const { prices: t, concepts } = texts[language].newContract.summary
  const headers = [t.what, t.period, ...(taxes ? [t.withTaxes] : []), t.price]
  return {
    title: t.title,
    priced: true,
    columns: headers.map((header) => ({ header, align: 'start' })),
    rows: prices.map((price) => {
      const said = priceTexts(price, taxes, language)
      return [
        concepts[price.concept],
        price.tariffPeriod === 0 ? t.all : `P${price.tariffPeriod}`,
        ...(taxes ? [said.withTaxes] : []),
        said.without,
      ]
    }),
    note: [
      taxes ? t.noteTaxed(kind) : t.note(kind),
      ...(regulatedSource === null ? [] : [t.regulated(regulatedSource)]),
    ].join(' '),
  }
}
