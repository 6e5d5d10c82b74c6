import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { useClaims } from '../../calls/use-session.ts'
import { LeadSent } from '../../form/lead-form/LeadSent.tsx'
import { quantityText } from '../../i18n/format.ts'
import { TextRoom } from '../../i18n/rooms.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { part } from '../../loading/part.tsx'
import { sendCalculation, type Calculation } from './send-power-lead.ts'

/** After a result, for whoever wants to be called. */
const LeadForm = part({
  load: async () => (await import('../../form/lead-form/LeadForm.tsx')).LeadForm,
  room: TextRoom,
})
const ReallyNeededCard = part({ load: async () => (await import('./ReallyNeededCard.tsx')).ReallyNeededCard })

interface PowerResultProps {
  readonly calculation: Calculation
  /** That was read, if any. */
  readonly bill: InvoiceQrSaid | undefined
  readonly onAgain: () => void
}

/** The power that the home needs, what can be contracted, and who to talk to. */
export function PowerResult({ calculation, bill, onAgain }: PowerResultProps) {
  const t = useTranslations('power-calculator.result')
  const format = useFormat()
  const signedIn = useClaims() !== undefined
  const [reference, setReference] = useState<string | null>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { optimalPower, contracted } = calculation.result
  const power = (kilowatts: number) => quantityText(format.power(Math.round(kilowatts * 1000)))
  const exact = `${format.number(optimalPower, 2)}\u00a0kW`
  return (
    <div className="stack" data-gap="l">
      <section className="stack">
        <h2 ref={heading} tabIndex={-1}>
          {t('answer', { power: exact })}
        </h2>
        <p>{t('explanation')}</p>
        <p>
          {contracted.power > contracted.limit
            ? t('six', { limit: power(contracted.limit) })
            : t('steps', { step: power(contracted.step), contracted: power(contracted.power) })}
        </p>
        <p>{t('change', { months: contracted.months })}</p>
        <div className="row">
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      </section>
      {bill || signedIn ? <ReallyNeededCard cups={calculation.asked.cups} bill={bill} /> : null}
      {reference === undefined ? (
        <Card title={t('contact')}>
          <LeadForm
            draftKey="power-lead"
            sendLabel={t('send')}
            powerChange
            send={async (details, how) => {
              const kept = await sendCalculation(calculation.asked, details, how)
              setReference(kept.reference)
            }}
          />
        </Card>
      ) : (
        <LeadSent title={t('thanks')}>
          {reference === null ? null : <p>{t('reference', { reference })}</p>}
        </LeadSent>
      )}
    </div>
  )
}
