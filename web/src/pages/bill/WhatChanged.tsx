import type { BillComparison, ExplainedBill } from '@endoll/api/bill.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/Card.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { bridgeOf, reasonsOf, takesOff, shownCause, unchangedOf, wayOf, whyAlone } from './change.ts'
import type { Bridge, ChangePart, ShownCause } from './change.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { usePartNames } from './use-part-names.ts'

export type ComparedWith = 'previous' | 'year_before'
const kinds = ['previous', 'year_before'] as const

interface WhatChangedProps {
  readonly bill: ExplainedBill
}

/** Why the bill differs from the one before, or from the one of a year before: the parts, to the cent. */
export function WhatChanged({ bill }: WhatChangedProps) {
  const t = useTranslations('bill.change')
  const found = kinds.filter((kind) => bill[kind] !== null)
  const [chosen, setChosen] = useState<ComparedWith>('previous')
  const shown = found.includes(chosen) ? chosen : found[0]
  // Print shows both comparisons; the screen hides the one that is not chosen.
  const panels = found.map((kind) => {
    const comparison = bill[kind]
    return comparison ? (
      <div key={kind} className="stack bill-comparison" data-shown={kind === shown || undefined}>
        <Compared kind={kind} bill={bill} comparison={comparison} />
      </div>
    ) : null
  })
  return (
    <Card title={t('title')}>
      {shown === undefined ? (
        <p>{t(`none.${whyAlone(bill)}`)}</p>
      ) : found.length > 1 ? (
        <Tabs
          label={t('label')}
          tabs={found.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          active={shown}
          onChange={setChosen}
        >
          {panels}
        </Tabs>
      ) : (
        <>
          {panels}
          <p className="small soft">{t(shown === 'previous' ? 'onlyPrevious' : 'onlyYear')}</p>
        </>
      )}
    </Card>
  )
}

interface ComparedProps {
  kind: ComparedWith
  bill: ExplainedBill
  comparison: BillComparison
}

function Compared({ kind, bill, comparison }: ComparedProps) {
  const t = useTranslations('bill.change')
  const { list } = useFormat()
  const bridge = bridgeOf(comparison)
  const causeOf = (part: ChangePart) => shownCause(part, usedOf(bill, comparison))
  const sentence = useChangeSentence(kind, { bill, causeOf })(bridge)
  const unchanged = unchangedOf(bridge, bill)
  return (
    <>
      <p className="bill-said">{sentence}</p>
      <ChangeTable kind={kind} bill={bill} comparison={comparison} bridge={bridge} causeOf={causeOf} />
      {unchanged.length > 0 ? (
        <p className="small soft">
          {t('unchanged', {
            list: list(unchanged.map((cause) => t(`names.${cause}`).toLocaleLowerCase())),
          })}
        </p>
      ) : null}
    </>
  )
}

function usedOf(bill: ExplainedBill, { invoice }: BillComparison) {
  return {
    now: { energy_consumed: bill.invoice.energy_consumed, days: bill.days },
    before: invoice,
  }
}

/** "12,40 € más que la anterior: sobre todo porque se gastó más al día." */
function useChangeSentence(
  kind: ComparedWith,
  { bill, causeOf }: { bill: ExplainedBill; causeOf: (part: ChangePart) => ShownCause },
) {
  const t = useTranslations('bill.change')
  const nameOf = usePartNames(bill)
  const { money, list } = useFormat()
  return (bridge: Bridge): string => {
    const than = t(`than.${kind}`)
    const { changeCents, parts } = bridge
    if (changeCents === 0) return t(parts.length > 0 ? 'sameDespite' : 'same', { than })
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
}
