import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { reactiveRule } from '@endoll/domain/billing/rates/excess.ts'
import type { BillLineItem, BillTaxItem, ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import {
  calculationOf,
  comesOut,
  isPartOf,
  sentenceOf,
  taxSentenceOf,
  uncappedCentsOf,
} from './bill-lines.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { useLineNames } from '../../../features/invoices/bill-change/use-line-names.ts'

/** A calculation as it is shown, and as screen readers say it. */
export interface Sum {
  readonly shown: string
  readonly spoken: string
}

/** A line in words. */
export interface LineWords {
  readonly name: string
  /** That of the name, where it is the retailer's own and its language is known. */
  readonly language: string | undefined
  /** Which days it is for, after its name; empty if it is for all of the bill's. */
  readonly days: string
  readonly sentence: string
  /** Left out where the amount is the price itself. */
  readonly sum: Sum | undefined
  /** Why it gives back less than the calculation comes to. */
  readonly capped: string | undefined
  readonly amountCents: number
}

/** Decimals that a number written as text needs: of '4.600' it is 1. */
function decimalsOf(decimal: string): number {
  return (decimal.split('.')[1] ?? '').replace(/0+$/, '').length
}

function withoutSign(decimal: string): string {
  return decimal.replace(/^-/, '')
}

/** Lines and taxes of a bill in the reader's language. */
export function useLineWords({
  invoice,
  social_bonus,
  text_languages: languages,
}: Pick<ExplainedBill, 'invoice' | 'social_bonus' | 'text_languages'>) {
  const t = useTranslations('bill-lines')
  const format = useFormat()
  const { bandName, lineName } = useLineNames(invoice.tariff.name)
  const exact = (decimal: string, fewest = 0) =>
    format.number(Number(withoutSign(decimal)), Math.max(fewest, decimalsOf(decimal)))
  const euros = (decimal: string) =>
    t('sum.euros', { sign: decimal.startsWith('-') ? '-' : '', value: exact(decimal, 2) })
  const spokenEuros = (decimal: string) =>
    t('sum.spoken.euros', { sign: decimal.startsWith('-') ? 'minus' : 'plus', value: exact(decimal, 2) })
  /** With the amount after an equals sign, where the calculation comes to it. */
  const withAmount = ({ shown, spoken }: Sum, amountCents: number | undefined): Sum => {
    if (amountCents === undefined) return { shown, spoken }
    const amount = format.money(amountCents)
    return { shown: `${shown} = ${amount}`, spoken: t('sum.spoken.equals', { sum: spoken, amount }) }
  }

  const sumOf = (line: BillLineItem): Sum | undefined => {
    const calculation = calculationOf(line)
    const result = uncappedCentsOf(line) ?? (comesOut(line) ? centsOf(line.amount) : undefined)
    if (calculation.form === 'share') {
      const percent = `${calculation.percent.startsWith('-') ? '-' : ''}${exact(calculation.percent)}`
      const said = t('sum.share', { percent, of: euros(calculation.of) })
      const { days, yearDays } = calculation
      if (days === undefined) return withAmount({ shown: said, spoken: said }, result)
      const factor = t('sum.days', { days })
      const year = String(yearDays)
      return withAmount(
        {
          shown: `${said} × ${factor} ÷ ${year}`,
          spoken: [said, t('sum.spoken.times', { factor }), t('sum.spoken.over', { year })].join(' '),
        },
        result,
      )
    }
    const { quantity, unit, price, priceUnit, days, yearDays, months } = calculation
    const dayWords = days === undefined ? undefined : t('sum.days', { days })
    const monthWords = months === undefined ? undefined : t('sum.months', { months: String(months) })
    const shown = [
      quantity === undefined
        ? undefined
        : unit === 'unit'
          ? exact(quantity)
          : `${exact(quantity)}\u00a0${unit}`,
      t(`sum.price.${priceUnit}`, { price: euros(price) }),
      monthWords,
      dayWords,
    ].filter((factor) => factor !== undefined)
    const spoken = [
      quantity === undefined ? undefined : t(`sum.spoken.quantity.${unit}`, { value: exact(quantity) }),
      t(`sum.spoken.price.${priceUnit}`, { price: spokenEuros(price) }),
      monthWords,
      dayWords,
    ].filter((factor) => factor !== undefined)
    const [first = '', ...others] = spoken
    if (others.length === 0 && comesOut(line)) return undefined
    const over = yearDays === undefined ? undefined : String(yearDays)
    return withAmount(
      {
        shown: `${shown.join(' × ')}${over === undefined ? '' : ` ÷ ${over}`}`,
        spoken: [
          first,
          ...others.map((factor) => t('sum.spoken.times', { factor })),
          ...(over === undefined ? [] : [t('sum.spoken.over', { year: over })]),
        ].join(' '),
      },
      result,
    )
  }

  const freeReactive = ({ from }: BillLineItem) =>
    format.percent((findOn(reactiveRule, from)?.value.freePercent ?? 0) / 100)

  /** On the last line of the bonus: another per cent may have cut it. */
  const bonusEnergy = ({ kind, to }: BillLineItem): string[] => {
    if (kind !== 'social_bonus' || !social_bonus || to !== invoice.end_date) return []
    const energy = (kWh: number) => `${format.number(kWh)}\u00a0kWh`
    const { limit_kwh, carried_kwh, discounted_kwh, beyond_kwh } = social_bonus
    const orNone = (kWh: number) => (kWh === 0 ? 'none' : energy(kWh))
    return [
      t('bonusEnergy', {
        discounted: energy(discounted_kwh),
        limit: energy(limit_kwh),
        carried: orNone(carried_kwh),
        beyond: orNone(beyond_kwh),
      }),
    ]
  }

  const ofLine = (line: BillLineItem): LineWords => {
    const period = line.tariff_period === null ? undefined : `P${line.tariff_period}`
    const band = bandName(line)
    const called = lineName(line)
    const uncapped = uncappedCentsOf(line)
    const kind = line.kind === 'battery' ? 'battery' : 'surplus'
    return {
      name: called,
      language: line.name === null ? undefined : languages[line.name],
      days: isPartOf(line, invoice)
        ? `, ${t('from', { from: format.day(line.from), to: format.day(line.to) })}`
        : '',
      sentence: [
        t(`why.${sentenceOf(line, invoice)}`, {
          band: band ?? '',
          period: period ?? '',
          share: freeReactive(line),
        }),
        ...bonusEnergy(line),
      ].join(' '),
      sum: sumOf(line),
      capped:
        uncapped === undefined
          ? undefined
          : t(`capped.${kind}`, { computed: format.money(Math.abs(uncapped)) }),
      amountCents: centsOf(line.amount),
    }
  }

  const ofTax = (tax: BillTaxItem): LineWords => {
    const { rate, rate_unit: unit, base, quantity_kwh: kWh, amount } = tax
    const amountCents = centsOf(amount)
    // To two decimals, as rates are spoken of (5.11 %); the document has the full figure.
    const percent = format.number(Math.round(Number(rate) * 100) / 100)
    const share = t('sum.share', { percent, of: format.money(centsOf(base)) })
    const sum =
      unit === '%'
        ? { shown: share, spoken: share }
        : {
            shown: `${exact(kWh ?? '0')}\u00a0kWh × ${t('sum.price.EUR/kWh', { price: euros(rate) })}`,
            spoken: [
              t('sum.spoken.quantity.kWh', { value: exact(kWh ?? '0') }),
              t('sum.spoken.times', {
                factor: t('sum.spoken.price.EUR/kWh', { price: spokenEuros(rate) }),
              }),
            ].join(' '),
          }
    return {
      name: t(`taxes.${tax.tax}`),
      language: undefined,
      days: '',
      sentence: [
        t(`whyTax.${taxSentenceOf(tax)}`),
        ...(tax.unsure_since === null ? [] : [t('unsureTax', { since: format.longDay(tax.unsure_since) })]),
      ].join(' '),
      sum: withAmount(sum, amountCents),
      capped: undefined,
      amountCents,
    }
  }
  return { ofLine, ofTax }
}
