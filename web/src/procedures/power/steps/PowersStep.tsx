import { twoPowerPeakHours } from '@endoll/domain/supply/tariff-periods.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { powerField, readPowers, type PowerAnswers, type PowerOfContract } from '../flow.ts'
import { usePowerFieldText, usePowerLimits } from '../use-power-field-text.ts'

interface PowersStepProps extends QuestionProps<PowerAnswers> {
  readonly contract: PowerOfContract
  /** Figures that a link brought along, to begin with. */
  readonly linkedW: readonly number[] | undefined
}

/** How much power: one field for each period, with what there is now. */
export function PowersStep({ contract, linkedW, answers, typedKey, answer, refused }: PowersStepProps) {
  const t = useTranslations('power')
  const format = useFormat()
  const fieldText = usePowerFieldText(contract.tariff)
  const { step, most } = usePowerLimits(contract.tariff)
  const periods = contract.powersW.length
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const powers = contract.powersW.map((_, index) => String(data.get(powerField(index)) ?? ''))
    const read = readPowers(contract, powers)
    if ('errors' in read) setErrors({ ...read.errors })
    else answer({ powers })
  }
  const written = (powerW: number) => `${format.power(powerW).value} kW`
  return (
    <QuestionForm
      label={t('powers.title')}
      typedKey={typedKey}
      errors={errors}
      message={fieldText}
      onSubmit={send}
    >
      <p className="soft">
        {periods > 2
          ? t('powers.whySix', { periods })
          : t('powers.whyTwo', { ...twoPowerPeakHours, step, limit: most })}
      </p>
      {linkedW ? <p>{t('linked.filledIn')}</p> : null}
      <div className="flow-fields">
        {contract.powersW.map((powerW, index) => (
          <FormField
            key={powerField(index)}
            name={powerField(index)}
            label={t('powers.period', { period: `P${index + 1}` })}
            hint={t('powers.now', { power: written(powerW) })}
            inputMode="decimal"
            autoComplete="off"
            width="short"
            suffix="kW"
            defaultValue={answers.powers?.[index] ?? format.power(linkedW?.[index] ?? powerW).value}
          />
        ))}
      </div>
    </QuestionForm>
  )
}
