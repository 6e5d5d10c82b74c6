import { parsePower } from '@endoll/domain/supply/power.ts'
import { twoPowerPeakHours } from '@endoll/domain/supply/tariff-periods.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormCheckbox, FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { powerField, powerErrors, type PowerAnswers, type PowerOfContract } from '../flow.ts'
import { typedBelowPeak, type Peak, type Proposal } from '../measured.ts'
import { MeasuredPeriod } from '../MeasuredPeriod.tsx'
import { ProposedPowers } from '../ProposedPowers.tsx'
import { usePowerFieldText, usePowerLimits } from '../use-power-field-text.ts'

interface PowersStepProps extends QuestionProps<PowerAnswers> {
  readonly contract: PowerOfContract
  readonly peaks: readonly Peak[]
  /** Undefined while it is read, and where it cannot be. */
  readonly proposal: Proposal | undefined
  /** Figures that a link brought along, to begin with. */
  readonly linkedW: readonly number[] | undefined
}

/** How much power: one field for each period, with what there is now, what was measured and what is proposed. */
export function PowersStep(props: PowersStepProps) {
  const { contract, peaks, proposal, linkedW, answers, typedKey, answer, refused } = props
  const t = useTranslations('power')
  const format = useFormat()
  const fieldText = usePowerFieldText(contract.tariff)
  const { step, most } = usePowerLimits(contract.tariff)
  const fields = useRef<HTMLDivElement>(null)
  const periods = contract.powersW.length
  const written = (powerW: number) => format.power(powerW).value
  const begun = contract.powersW.map(
    (powerW, index) => answers.powers?.[index] ?? written(linkedW?.[index] ?? powerW),
  )
  const [typed, setTyped] = useState<readonly string[]>(begun)
  const readTyped = () => {
    const form = fields.current?.closest('form')
    if (form) setTyped(typedPowers(new FormData(form), periods))
  }
  // The form has put back what was typed before a reload.
  useEffect(readTyped, [periods])
  const below = typedBelowPeak(peaks, contract.powersW, typed)
  const read = (data: FormData) => ({
    powers: typedPowers(data, periods),
    belowPeak: data.get('below_peak_accepted') !== null,
  })
  const proposedW = proposal && 'powersW' in proposal ? proposal.powersW : undefined
  const typedW = typed.map((text) => {
    const power = parsePower(text)
    return power.ok ? power.powerW : undefined
  })
  const mostW = 1.1 * Math.max(...contract.powersW, ...peaks.map(({ demandW }) => demandW))
  return (
    <QuestionForm
      label={t('powers.title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => powerErrors(contract, peaks, read(data))}
      message={fieldText}
      onAnswer={(data) => answer(read(data))}
    >
      <p className="soft">
        {periods > 2
          ? t('powers.whySix', { periods })
          : t('powers.whyTwo', { ...twoPowerPeakHours, step, limit: most })}
      </p>
      {linkedW ? <p>{t('linked.filledIn')}</p> : null}
      {proposal ? (
        <ProposedPowers
          proposal={proposal}
          filledIn={proposedW?.every((powerW, index) => powerW === typedW[index]) ?? false}
          onTake={(powersW) => {
            fill(fields.current, powersW.map(written))
            readTyped()
          }}
        />
      ) : null}
      <div className="flow-fields" ref={fields}>
        {contract.powersW.map((powerW, index) => (
          <div key={powerField(index)}>
            <FormField
              name={powerField(index)}
              label={t('powers.period', { period: `P${index + 1}` })}
              hint={t('powers.now', { power: `${written(powerW)} kW` })}
              inputMode="decimal"
              autoComplete="off"
              width="short"
              suffix="kW"
              onInput={readTyped}
              defaultValue={begun[index]}
            />
            <MeasuredPeriod
              peak={peaks[index]}
              proposedW={proposedW?.[index]}
              typedW={typedW[index]}
              mostW={mostW}
              below={below.includes(index + 1)}
            />
          </div>
        ))}
      </div>
      {below.length > 0 ? <BelowPeak below={below} peaks={peaks} /> : null}
    </QuestionForm>
  )
}

interface BelowPeakProps {
  readonly below: readonly number[]
  readonly peaks: readonly Peak[]
}

/** What happens below the measured peak, and the yes that it takes. */
function BelowPeak({ below, peaks }: BelowPeakProps) {
  const t = useTranslations('power.below')
  const format = useFormat()
  const named = below.map((period) => `P${period}`)
  const measured = below.map(
    (period) => `P${period}: ${format.power(peaks[period - 1]?.demandW ?? 0).value} kW`,
  )
  return (
    <div className="stack">
      <Notice tone="bad" title={t('title')} announce>
        <p>{t('why', { periods: format.list(named), count: below.length, peaks: measured.join(', ') })}</p>
      </Notice>
      <FormCheckbox name="below_peak_accepted" label={t('yes')} />
    </div>
  )
}

function typedPowers(data: FormData, periods: number): string[] {
  return Array.from({ length: periods }, (_, index) => String(data.get(powerField(index)) ?? ''))
}

/** Writes the powers into the fields as if they were typed, so that the draft keeps them. */
function fill(fields: HTMLElement | null, powers: readonly string[]) {
  for (const [index, power] of powers.entries()) {
    const field = fields?.querySelector<HTMLInputElement>(`[name="${powerField(index)}"]`)
    if (!field) continue
    field.value = power
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
