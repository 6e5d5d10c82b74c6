import { centsOf } from '@endoll/api/cents.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import type { PaymentToMake } from './pay-bills.ts'

interface ChoosePartProps {
  readonly instalment: NonNullable<PaymentToMake['instalment']>
  /** All that is to be paid, in euros. */
  readonly amount: number
  /** Called with what is paid now, in euros. */
  readonly onChosen: (amount: number) => void
}

/** Of a bill that is paid in parts: the next part, or all that is left. */
export function ChoosePart({ instalment, amount, onChosen }: ChoosePartProps) {
  const t = useTranslations('payments.part')
  const { money, longDay } = useFormat()
  const [which, setWhich] = useState('part')
  const { position, parts, day } = instalment
  const counted = { position: String(position), parts: String(parts) }
  return (
    <div className="stack">
      <RadioGroup
        name="part"
        label={t('choose')}
        cards
        value={which}
        options={[
          {
            value: 'part',
            label: t('one', { ...counted, amount: money(centsOf(instalment.amount)) }),
            hint: t(day < today() ? 'overdue' : 'due', { day: longDay(day) }),
          },
          { value: 'all', label: t('all', { amount: money(centsOf(amount)) }) },
        ]}
        onChange={({ target }) => setWhich(target.value)}
      />
      <Button look="primary" wide onClick={() => onChosen(which === 'part' ? instalment.amount : amount)}>
        {t('next')}
      </Button>
    </div>
  )
}
