import type { Obligation } from '@endoll/api/obligation.ts'
import type { Language } from '@endoll/api/language.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'

interface ObligingCost {
  readonly totalCents: number
  readonly fromCents: number
  readonly toCents: number
  /** Whether it rests on the prices of the market. */
  readonly atMarket?: boolean
}

/** What somebody is about to be bound to. */
export interface Obliging {
  readonly kind: 'electricity' | 'gas'
  readonly product: string
  readonly tariff: string
  /** In W, P1 first; none of gas. */
  readonly powersW: readonly number[]
  readonly cups: string
  /** Of the first year with taxes, in cents; null if it cannot be computed. */
  readonly cost: ObligingCost | null
  /** Null of contracts that were asked for before their terms were kept. */
  readonly durationMonths: number | null
  /** From the start on, or up to the last day of a stay that somebody else began. */
  readonly stay:
    | { readonly months: number; readonly penaltyPercent: string }
    | { readonly lastDay: Day; readonly penaltyPercent: string }
    | null
}

/**
 * What has to stand right above the act that obliges to pay, and what that act is called, in words: what is bought, what
 * it costs in all, how long it lasts and what leaving costs (RDLeg 1/2007 arts 97.1.a, e, p and q and 98.2). The proof of
 * the signature keeps the same words.
 */
export function obligationWords(of: Obliging, language: Language): Obligation {
  const words = texts[language].newContract.obligation
  const { money, power, decimal, longDay } = formatterOf(language)
  const { kind, product, tariff, powersW, cups, cost, durationMonths, stay } = of
  const percent = stay ? decimal(stay.penaltyPercent) : ''
  return {
    act: words.act,
    facts: [
      {
        term: words.what,
        text: words.whatText({
          kind,
          product,
          tariff,
          powers: [...new Set(powersW)].map((powerW) => power(powerW)).join(', '),
          cups: groupCups(cups),
        }),
      },
      {
        term: words.price,
        text: priceText(),
      },
      {
        term: words.duration,
        text: durationMonths === null ? words.durationUnknown : words.durationText(durationMonths),
      },
      { term: words.stay, text: stayText() },
    ],
  }

  function priceText() {
    if (!cost) return words.priceUnknown
    const [year, month] = [money(cost.totalCents), money(Math.round(cost.totalCents / 12))]
    // No range is left where every reading of the own year is there.
    const said =
      cost.fromCents === cost.toCents
        ? words.priceOwnYear(year, month)
        : words.priceText({ year, month, from: money(cost.fromCents), to: money(cost.toCents) })
    return cost.atMarket === true ? `${said} ${words.priceAtMarket}` : said
  }

  function stayText() {
    if (durationMonths === null) return words.durationUnknown
    if (stay === null) return words.noStay
    return 'lastDay' in stay
      ? words.stayUntil(longDay(stay.lastDay), percent)
      : words.stayText(stay.months, percent)
  }
}
