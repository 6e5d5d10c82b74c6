import { changePower, getPowerChange } from '@endoll/api/procedures/power.ts'
import { getOptimalPower } from '@endoll/api/optimal-power.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ContractChange, type ChangeProps } from '../../flow/contract/ContractChange.tsx'
import { summarySlug } from '../../flow/flow.ts'
import { FlowView, type StepTexts } from '../../flow/FlowView.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { typedKey } from '../../flow/use-flow.ts'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { powerField, powerFlow, readPowers, type PowerAnswers, type PowerSlug } from './flow.ts'
import { LinkedPowers } from './LinkedPowers.tsx'
import { peaksOf, proposalOf, typedBelowPeak, type Peak } from './measured.ts'
import { PowerAhead } from './PowerAhead.tsx'
import { PowerCost } from './PowerCost.tsx'
import { PowerRefusal } from './PowerRefusal.tsx'
import { PhoneStep } from './steps/PhoneStep.tsx'
import { SelfEmployed } from './SelfEmployed.tsx'
import { PowersStep } from './steps/PowersStep.tsx'

export function Change() {
  return <ContractChange name="power">{(props) => <PowerChange {...props} />}</ContractChange>
}

/** Under which the answers are kept. */
function draftKeyOf(name: string): string {
  return `power ${name}`
}

/** The change of power of one contract: whether it can be asked for, the questions, and the sending. */
function PowerChange({ name, address, search, onSent }: ChangeProps) {
  const t = useTranslations('power')
  const [says, say] = useKeptChoice<'yes' | 'no'>(typedKey(draftKeyOf(name), summarySlug), 'no')
  const selfEmployed = says === 'yes'
  const answer = useQuery({
    // Without the query it is the call that the page begins with (powerChangeQuery).
    ...read(getPowerChange, {
      params: { name },
      ...(selfEmployed && { query: { self_employed: 'true' } }),
    }),
    placeholderData: keepPreviousData,
  })
  if (answer.error) {
    return (
      <ReadFailure
        error={answer.error}
        title={t('unread')}
        safe={t('nothingChanged')}
        onRetry={() => void answer.refetch()}
      />
    )
  }
  if (!answer.data) return <Skeleton label={t('loading')} shape="text" />
  const { refusal, self_employed_until: until } = answer.data
  const declaration =
    until === null ? null : (
      <SelfEmployed until={until} checked={selfEmployed} onChange={(is) => say(is ? 'yes' : 'no')} />
    )
  if (refusal) {
    return (
      <PowerRefusal refusal={refusal}>
        {refusal.self_employed_until === null ? null : declaration}
      </PowerRefusal>
    )
  }
  return (
    <PowerQuestions
      declaration={declaration}
      selfEmployed={selfEmployed}
      name={name}
      address={address}
      search={search}
      power={answer.data}
      onSent={onSent}
      onOutdated={() => void answer.refetch()}
    />
  )
}

interface PowerQuestionsProps extends ChangeProps {
  readonly power: ReplyOf<typeof getPowerChange>
  readonly selfEmployed: boolean
  /** Where the holder may say so. */
  readonly declaration: ReactNode
  /** Something has happened to the contract in the meantime: what was read of it no longer holds. */
  readonly onOutdated: () => void
}

function PowerQuestions({
  name,
  address,
  search,
  power,
  selfEmployed,
  declaration,
  onSent,
  onOutdated,
}: PowerQuestionsProps) {
  const contract = {
    tariff: power.tariff,
    powersW: power.contracted_power_period.map((period) => Math.round(period.power * 1000)),
  }
  const peaks = peaksOf(power.peaks)
  // Beside the fields, and no reason to keep anybody from them while it is read or cannot be.
  const optimal = useQuery(read(getOptimalPower, { params: { name } }))
  const textsOf = usePowerStepTexts(contract.powersW, peaks)
  const [same, setSame] = useState(false)
  const draftKey = draftKeyOf(name)
  if (same) return <SamePower />
  return (
    <LinkedPowers contract={contract} draftKey={draftKey} search={search}>
      {(linkedW) => (
        <FlowView<PowerAnswers, PowerSlug>
          flow={powerFlow(contract, peaks)}
          draftKey={draftKey}
          address={address}
          textsOf={textsOf}
          questionOf={(field) => (field === 'phone' ? 'phone' : 'powers')}
          questions={{
            powers: (props) => (
              <PowersStep
                {...props}
                contract={contract}
                peaks={peaks}
                proposal={optimal.data && proposalOf(optimal.data)}
                linkedW={linkedW}
              />
            ),
            phone: (props) => <PhoneStep {...props} known={power.phone} />,
          }}
          ahead={(questions) => <PowerAhead questions={questions} power={power} />}
          send={(ready) => {
            const { answers, forget } = ready
            const asked = readPowers(contract, answers.powers ?? [])
            const powersW = 'powersW' in asked ? asked.powersW : []
            return (
              <>
                {declaration}
                <PowerCost rights={power.rights} before={contract.powersW} after={powersW} />
                <SendRequest
                  ready={ready}
                  content={{ powersW, phone: answers.phone, belowPeak: answers.belowPeak, selfEmployed }}
                  send={(how) =>
                    call(changePower, { params: { name }, body: bodyOf(powersW, answers, selfEmployed) }, how)
                  }
                  signed={power.signed}
                  onRefused={onOutdated}
                  onCode={{
                    same_power: () => {
                      forget()
                      setSame(true)
                    },
                    process_running: onOutdated,
                    power_change_too_soon: onOutdated,
                    contract_not_active: onOutdated,
                    tariff_without_power: onOutdated,
                  }}
                  onSent={onSent}
                />
              </>
            )
          }}
        />
      )}
    </LinkedPowers>
  )
}

/** The contract has these powers already: the change ends here. */
function SamePower() {
  const t = useTranslations('power')
  const { address } = useSite()
  return (
    <Notice
      tone="info"
      announce
      title={t('same')}
      actions={
        <Link className={buttonClass({})} href={address('contracts')}>
          {t('leave')}
        </Link>
      }
    >
      {t('nothingChanged')}
    </Notice>
  )
}

function bodyOf(
  powersW: readonly number[],
  { phone = '', belowPeak = false }: Pick<Partial<PowerAnswers>, 'phone' | 'belowPeak'>,
  selfEmployed: boolean,
) {
  return {
    ...(selfEmployed ? { self_employed: true } : {}),
    ...(belowPeak ? { below_peak_accepted: true } : {}),
    power_p1: powersW[0] ?? 0,
    ...Object.fromEntries(powersW.map((powerW, index) => [powerField(index), powerW])),
    phone,
  }
}

/** Title and summary of each question. */
function usePowerStepTexts(beforeW: readonly number[], peaks: readonly Peak[]) {
  const t = useTranslations('power')
  const format = useFormat()
  const written = (typed: string) => {
    const power = parsePower(typed)
    return power.ok ? format.power(power.powerW).value : typed
  }
  return (answers: Partial<PowerAnswers>): Record<PowerSlug, StepTexts> => ({
    powers: {
      title: t('powers.title'),
      facts: [
        ...beforeW.map((powerW, index) => ({
          term: t('powers.period', { period: `P${index + 1}` }),
          value: t('powers.change', {
            before: `${format.power(powerW).value} kW`,
            after: `${written(answers.powers?.[index] ?? '')} kW`,
          }),
        })),
        ...(typedBelowPeak(peaks, beforeW, answers.powers ?? []).length > 0
          ? [{ term: t('below.fact'), value: t('below.accepted') }]
          : []),
      ],
    },
    phone: {
      title: t('phone.title'),
      facts: [{ term: t('phone.label'), value: answers.phone ?? '' }],
    },
  })
}
