import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { Language } from '@endoll/api/language.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { bonusMonths, bonusYearTimes } from '@endoll/domain/contracting/bonus-difference.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import { fact, type FactSection } from '../house/fact.ts'
import { firstYearOf } from './first-year.ts'

/**
 * How to step back, in which time, with a form for it and what follows; and that a social bonus ends. Without the form the
 * days are a year more. Source: RDLeg 1/2007 arts 97.1.j to l, 102 to 108 and annex I.B (read on 2026-11-29); RD 88/2026
 * art. 13.j.
 */
export function withdrawalSection(
  { organisation }: Pick<Deployment, 'organisation'>,
  language: Language,
  {
    kind,
    day,
    reference,
    product,
    ofProduct = false,
  }: {
    readonly kind: 'electricity' | 'gas'
    readonly day: Day
    readonly reference: string
    readonly product: {
      readonly regulated?: { readonly source: string } | null
      readonly pvpc?: boolean
      readonly first_year?: unknown
    }
    /** A change of product: the contract keeps the former one. */
    readonly ofProduct?: boolean
  },
): FactSection {
  const { stepBack: t } = texts[language].newContract.summary
  const format = formatterOf(language)
  const days = format.number(valueOn(withdrawalDays, day))
  const year = firstYearOf(product)
  const { legalName, address, email, phone } = organisation
  return {
    title: t.title,
    facts: [
      ...fact(t.time, t.timeText(days)),
      ...fact(t.how, t.howText(email, phone)),
      ...fact(t.form, [
        t.formTo([legalName, address ?? '', email].filter(Boolean).join(', ')),
        ofProduct ? t.formProduct(reference) : t.formText(reference),
        t.formSigned,
      ]),
      ...fact(t.effects, [t.refund(days), t.energy, ofProduct ? t.productBack : t.supply]),
      ...(kind === 'electricity' && !product.regulated && !product.pvpc
        ? fact(t.bonus, [
            t.bonusText,
            // A change of product says its own year, for the bonus is known.
            ...(ofProduct
              ? []
              : [
                  year
                    ? t.bonusYear(
                        format.money(centsOf(year.total)),
                        format.number(bonusMonths),
                        format.number(bonusYearTimes),
                      )
                    : t.bonusUnknown,
                ]),
          ])
        : []),
    ],
  }
}
