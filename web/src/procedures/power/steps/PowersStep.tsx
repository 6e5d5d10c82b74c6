import { centsOf } from '@endoll/api/cents.ts'
import { parsePower, powerLimits } from '@endoll/domain/supply/power.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { twoPowerPeakHours } from '@endoll/domain/supply/tariff-periods.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { FormCheckbox, FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { today } from '../../../site/today.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import {
  powerErrors,
  powerField,
  typedBelowPeak,
  type Peak,
  type PowerAnswers,
  type PowerOfContract,
  type Proposal,
} from '../flow.ts'
import '../power.css'

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

interface ProposedPowersProps {
  readonly proposal: Proposal
  /** The fields hold it already. */
  readonly filledIn: boolean
  readonly onTake: (powersW: readonly number[]) => void
}

/** What the proposal saves in a year, and the button that writes it into the fields. */
function ProposedPowers({ proposal, filledIn, onTake }: ProposedPowersProps) {
  const t = useTranslations('power.measured')
  const { money } = useFormat()
  if ('none' in proposal) return <p>{t(proposal.none)}</p>
  const { powersW, saving, pays } = proposal
  return (
    <Notice
      tone={pays ? 'good' : 'neutral'}
      title={t(pays ? 'saves' : 'savesLittle', { amount: money(centsOf(saving)) })}
      actions={
        filledIn ? (
          <p role="status">{t('taken')}</p>
        ) : (
          <Button small onClick={() => onTake(powersW)}>
            {t('take')}
          </Button>
        )
      }
    />
  )
}

interface MeasuredPeriodProps {
  readonly peak: Peak | undefined
  readonly proposedW: number | undefined
  /** As it is typed, in W; undefined while it is no power. */
  readonly typedW: number | undefined
  /** The most that any period shows, so that all pictures have one scale. */
  readonly mostW: number
  /** It would be cut. */
  readonly below: boolean
}

/** Below the field of one period: what was measured, what is proposed, and both beside what is typed. */
function MeasuredPeriod({ peak, proposedW, typedW, mostW, below }: MeasuredPeriodProps) {
  const t = useTranslations('power.measured')
  const format = useFormat()
  const written = (powerW: number) => `${format.power(powerW).value} kW`
  const share = (powerW: number) => `${Math.min(100, (100 * powerW) / mostW)}%`
  if (!peak && proposedW === undefined) return null
  return (
    <div className="measured-period small" data-below={below || undefined}>
      {peak ? (
        <>
          <div className="power-gauge" aria-hidden="true">
            <i style={{ inlineSize: share(typedW ?? 0) }} />
            <b style={{ insetInlineStart: share(peak.demandW) }} />
          </div>
          <p>
            {t('peak', {
              power: written(peak.demandW),
              span: format.month(peak.span.start_date.slice(0, 7)),
            })}
          </p>
        </>
      ) : null}
      {proposedW === undefined ? null : <p>{t('proposal', { power: written(proposedW) })}</p>}
    </div>
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

/** The steps and limits of an access tariff today, in kW as they are written. */
function usePowerLimits(tariffName: string) {
  const { power } = useFormat()
  const tariff = findTariff(tariffName)
  const limits = tariff && powerLimits(tariff, today())
  const written = (powerW: number | undefined) => (powerW === undefined ? '' : power(powerW).value)
  return {
    step: written(limits?.stepW),
    most: written(limits?.mostW),
    highestOver: written(limits?.highestOverW),
  }
}

/** Text of a field's error, with the limits of the tariff; `same_power` has its own here. */
function usePowerFieldText(tariff: string): (code: string) => string {
  const t = useTranslations('power')
  const { step, most, highestOver } = usePowerLimits(tariff)
  const fieldText = useFieldText({
    power_step: step,
    power_over_limit: most,
    power_below_limit: highestOver,
  })
  return (code) => (code === 'same_power' ? t('same') : fieldText(code))
}
