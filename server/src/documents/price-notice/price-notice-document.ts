import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { priceConcepts, type ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { citations } from '@endoll/domain/contracting/contract-duties.ts'
import type { TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import { priceTexts } from '../pre-contract/prices-table.ts'
import type { ContractContent } from '../contract/contract-document.ts'
import type { Document } from '../document.ts'
import { fact } from '../house/fact.ts'
import { compareAndAsk } from '../house/compare-and-ask.ts'
import type { DocumentTable } from '../house/house.ts'

/** A change of prices of one contract, as announced. */
export interface PriceChange {
  readonly contract: { readonly name: string; readonly holder: string; readonly address: string }
  readonly product: { readonly name: string; readonly revision: string | null }
  /** On which it is sent, and from which the new prices hold. */
  readonly sentOn: Day
  readonly fromDay: Day
  /** All that hold the day before, and all that hold on that day. */
  readonly before: readonly ProductPrice[]
  readonly after: readonly ProductPrice[]
  /** Taxes of the day on which it is sent; undefined where they are not known. */
  readonly taxes: TaxRules | undefined
  /** What a year costs with both, taxes included, in cents; undefined if too little of the last year was read. */
  readonly year:
    | { readonly wh: number; readonly beforeCents: number; readonly afterCents: number }
    | undefined
}

type Key = `${ProductPrice['concept']} ${number}`

function keyOf({ concept, tariffPeriod }: ProductPrice): Key {
  return `${concept} ${tariffPeriod}`
}

/** Every price, with what it was and what it will be: also those that stay, for the table compares all of them. */
function pricesTable({ before, after, taxes }: PriceChange, language: Language): DocumentTable {
  const { prices: t } = texts[language].priceNotice
  const { concepts, prices: own } = texts[language].newContract.summary
  const said = (price: ProductPrice | undefined): string[] => {
    if (!price) return [...(taxes ? ['–'] : []), t.none]
    const { withTaxes, without } = priceTexts(price, taxes, language)
    return [...(taxes ? [withTaxes] : []), without]
  }
  const headers = (when: string) => (taxes ? [t.taxed(when), t.untaxed(when)] : [when])
  const find = (list: readonly ProductPrice[], key: Key) => list.find((one) => keyOf(one) === key)
  const keys = [...new Map([...before, ...after].map((price) => [keyOf(price), price])).entries()].toSorted(
    ([, a], [, b]) =>
      priceConcepts.indexOf(a.concept) - priceConcepts.indexOf(b.concept) || a.tariffPeriod - b.tariffPeriod,
  )
  return {
    title: t.title,
    priced: true,
    columns: [own.what, own.period, ...headers(t.before), ...headers(t.after)].map((header) => ({
      header,
      align: 'start',
    })),
    rows: keys.map(([key, { concept, tariffPeriod }]) => [
      concepts[concept],
      tariffPeriod === 0 ? own.all : `P${tariffPeriod}`,
      ...said(find(before, key)),
      ...said(find(after, key)),
    ]),
    note: taxes ? t.noteTaxed : t.note,
  }
}

/**
 * The notice of new prices: when it is sent and from when they hold, all prices before and after, what a year costs with
 * both and with which use, and the right to leave. Source: RD 88/2026 art. 6.1.m and n, DT 7.ª.
 */
export function priceNoticeDocument(
  change: PriceChange,
  { deployment, language }: { readonly deployment: Deployment; readonly language: Language },
): Document {
  const t = texts[language].priceNotice
  const format = formatterOf(language)
  const { contract, product, sentOn, fromDay, year, after } = change
  const { name } = deployment.organisation
  const official = after.find(({ from, source }) => from === fromDay && source !== undefined)?.source
  const content: ContractContent = {
    title: t.title(contract.name),
    answer: t.answer(format.longDay(fromDay)),
    detail: t.detail(product.name, contract.address),
    highlights: [
      ...fact(t.sent, format.day(sentOn)),
      ...fact(t.applies, format.day(fromDay)),
      ...(year
        ? [
            ...fact(t.year.headBefore, format.money(year.beforeCents)),
            ...fact(t.year.headAfter, format.money(year.afterCents)),
          ]
        : []),
    ],
    powers: null,
    services: pricesTable(change, language),
    left: [
      {
        title: t.year.title,
        facts: year
          ? [
              ...fact(t.year.use, format.energy(year.wh)),
              ...fact(t.year.before, format.money(year.beforeCents)),
              ...fact(t.year.after, format.money(year.afterCents)),
              ...fact(t.year.difference, format.money(year.afterCents - year.beforeCents), {
                note: t.year.taxes,
              }),
            ]
          : fact(t.year.use, t.year.unknown),
      },
      {
        title: t.contract,
        facts: [
          ...fact(t.contract, contract.name),
          ...fact(t.holder, contract.holder),
          ...fact(t.why, official ?? product.revision),
        ],
      },
    ],
    right: [
      {
        title: t.rights.title,
        facts: [
          ...fact(t.rights.leave, t.rights.leaveText),
          ...fact(t.rights.nothing, t.rights.nothingText),
          ...compareAndAsk(deployment, language),
        ],
      },
    ],
    closing: t.closing(citations.priceNotice),
  }
  return {
    template: 'contract/contract.typ',
    title: `${t.title(contract.name)} · ${name}`,
    fileName: t.fileName(contract.name, fromDay),
    content,
  }
}
