import type { BillComparison, ExplainedBill } from '@endoll/api/bill.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/Card.tsx'
import { OwnTextsIn } from '../../ui/OwnText.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import {
  bridgeOf,
  unchangedOf,
  unknownEstimatesOf,
  whyAlone,
} from '../../features/invoices/bill-change/change.ts'
import { useChangeSentence } from '../../features/invoices/bill-change/use-change-sentence.ts'
import type { ComparedWith } from '../../features/invoices/bill-change/use-change-sentence.ts'
import { ChangeTable } from './ChangeTable.tsx'

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
  const { list, number } = useFormat()
  const bridge = bridgeOf(comparison)
  const { sentence, causeOf } = useChangeSentence(bill)(kind, comparison, bridge)
  const unchanged = unchangedOf(bridge, bill)
  return (
    <>
      <p className="bill-said">
        <OwnTextsIn words={sentence} languages={bill.text_languages} />
      </p>
      <ChangeTable kind={kind} bill={bill} comparison={comparison} bridge={bridge} causeOf={causeOf} />
      {unknownEstimatesOf(comparison.estimates).map(({ bill: of, kwh }) => (
        <p key={of} className="small soft">
          {t(`unknownEstimate.${of}`, { kwh: `${number(kwh, 0)}\u00a0kWh` })}
        </p>
      ))}
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
