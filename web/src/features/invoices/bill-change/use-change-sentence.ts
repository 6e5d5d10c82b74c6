import type { BillComparison, ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { reasonsOf, shownCause, takesOff, usedADay, wayOf } from './change.ts'
import type { Bridge, ChangePart } from './change.ts'
import { usePartNames } from './use-part-names.ts'

/** Which other bill a bill is compared with. */
export type ComparedWith = 'previous' | 'year_before'

/** "12,40 € más que la anterior: sobre todo porque se gastó más al día.", and the cause of each part as it is shown. */
export function useChangeSentence(bill: ExplainedBill) {
  const t = useTranslations('bill.change')
  const nameOf = usePartNames(bill)
  const { money, list } = useFormat()
  return (kind: ComparedWith, comparison: BillComparison, bridge: Bridge) => {
    const causeOf = (part: ChangePart) => shownCause(part, usedADay(bill, comparison))
    const because = (part: ChangePart) => {
      const cause = causeOf(part)
      const way = wayOf(part.amountCents)
      // The largest line that went this way.
      const first = part.parts.find(({ amount }) => amount * part.amountCents > 0)
      if (cause === 'other' && first) {
        const line = takesOff(first, bill) ? 'otherTakesOff' : 'otherNamed'
        return t(`because.${line}.${way}`, { name: nameOf(first) })
      }
      return t(`because.${cause}.${way}`)
    }
    const say = (): string => {
      const than = t(`than.${kind}`)
      const { changeCents, parts } = bridge
      if (changeCents === 0) return t(parts.length > 0 ? 'sameDespite' : 'same', { than })
      const { main, despite } = reasonsOf(bridge)
      const reasons =
        main.length === 0
          ? ''
          : t('reasons', {
              reasons: list(main.map(because)),
              despite: despite ? t('despite', { reason: because(despite) }) : '',
            })
      return t(wayOf(changeCents), { amount: money(Math.abs(changeCents)), than, reasons })
    }
    return { sentence: say(), causeOf }
  }
}
