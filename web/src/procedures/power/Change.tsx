import { typedPhoneText } from '@endoll/domain/identity/phone.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { getOptimalPower } from '@endoll/api/optimal-power.ts'
import { changePower, getPowerChange } from '@endoll/api/procedures/power.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { networkRights } from '@endoll/domain/procedures/network-rights.ts'
import { monthsBetweenPowerChanges } from '@endoll/domain/procedures/power-change-interval.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { summarySlug } from '../../flow/flow.ts'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { FlowPage } from '../../flow/FlowPage.tsx'
import { ProcessRunning } from '../../flow/ProcessRunning.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { typedKey, useFlow } from '../../flow/use-flow.ts'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { peaksOf, powerBody, powerFlow, proposalOf, questionOf, readPowers, typedBelowPeak } from './flow.ts'
import { useLinkedPowers, WhichPowers } from './LinkedPowers.tsx'
import { PhoneStep } from './steps/PhoneStep.tsx'
import { PowersStep } from './steps/PowersStep.tsx'

type PowerOffer = ReplyOf<typeof getPowerChange>

export function Change() {
  return (
    <ContractChange name="power">
      <PowerChange />
    </ContractChange>
  )
}

/** Whether the power of a contract can be changed, which may depend on what its holder says; then the questions. */
function PowerChange() {
  const { name } = useChange()
  const t = useTranslations('power')
  const { longDay } = useFormat()
  const draftKey = `power ${name}`
  const [says, say] = useKeptChoice<'yes' | 'no'>(typedKey(draftKey, summarySlug), 'no')
  const selfEmployed = says === 'yes'
  const { data, error, refetch } = useQuery({
    // Without the query it is the call that the page begins with (powerChangeQuery).
    ...read(getPowerChange, {
      params: { name },
      ...(selfEmployed && { query: { self_employed: 'true' } }),
    }),
    placeholderData: keepPreviousData,
  })
  const again = () => void refetch()
  if (error)
    return <ReadFailure error={error} title={t('unread')} safe={t('nothingChanged')} onRetry={again} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  const { refusal, self_employed_until: until } = data
  // The self-employed do not wait and pay only for the extension (RDL 7/2026 art. 5).
  const declaration =
    until === null ? null : (
      <Checkbox
        name="self_employed"
        label={t('selfEmployed.label')}
        hint={t('selfEmployed.hint', { day: longDay(until) })}
        checked={selfEmployed}
        onChange={({ target }) => say(target.checked ? 'yes' : 'no')}
      />
    )
  if (refusal) {
    return <Refused refusal={refusal}>{refusal.self_employed_until === null ? null : declaration}</Refused>
  }
  return (
    <Questions
      draftKey={draftKey}
      power={data}
      selfEmployed={selfEmployed}
      declaration={declaration}
      again={again}
    />
  )
}

interface QuestionsProps {
  readonly draftKey: string
  readonly power: PowerOffer
  readonly selfEmployed: boolean
  /** Where the holder may say so. */
  readonly declaration: ReactNode
  /** Something has happened to the contract in the meantime: what was read of it no longer holds. */
  readonly again: () => void
}

function Questions({ draftKey, power, selfEmployed, declaration, again }: QuestionsProps) {
  const { name, address, search } = useChange()
  const t = useTranslations('power')
  const format = useFormat()
  const contract = {
    tariff: power.tariff,
    powersW: power.contracted_power_period.map((period) => Math.round(period.power * 1000)),
  }
  const peaks = peaksOf(power.peaks)
  // Beside the fields, and no reason to keep anybody from them while it is read or cannot be.
  const optimal = useQuery(read(getOptimalPower, { params: { name } }))
  const flow = useFlow(powerFlow(contract, peaks), { draftKey, address, questionOf })
  const { linkedW, others, keepOthers, takeLinked } = useLinkedPowers(contract, draftKey, search)
  const [same, setSame] = useState(false)
  if (same) return <SamePower />
  if (linkedW && others) {
    const take = () => {
      flow.askAnew('powers')
      takeLinked()
    }
    return <WhichPowers others={others} linkedW={linkedW} onKeep={keepOthers} onTake={take} />
  }
  const { powers = [], phone = '' } = flow.answers
  const asked = readPowers(contract, flow.sent.powers ?? [])
  const askedW = 'powersW' in asked ? asked.powersW : []
  const written = (typed: string) => {
    const parsed = parsePower(typed)
    return parsed.ok ? format.power(parsed.powerW).value : typed
  }
  return (
    <FlowPage
      flow={flow}
      ahead={
        <FlowAhead
          flow={flow}
          signed={power.signed}
          dueDay={power.due_date}
          cost={<CostAhead rights={power.rights} />}
          after={
            power.next_change_date === null
              ? t('ahead.noLock')
              : t('ahead.lock', {
                  months: monthsBetweenPowerChanges(power.due_date),
                  day: format.longDay(power.next_change_date),
                })
          }
        />
      }
      questions={{
        powers: {
          title: t('powers.title'),
          form: (
            <PowersStep
              {...flow.question}
              contract={contract}
              peaks={peaks}
              proposal={optimal.data && proposalOf(optimal.data)}
              linkedW={linkedW}
            />
          ),
          facts: [
            ...contract.powersW.map((powerW, index) => ({
              term: t('powers.period', { period: `P${index + 1}` }),
              value: t('powers.change', {
                before: `${format.power(powerW).value} kW`,
                after: `${written(powers[index] ?? '')} kW`,
              }),
            })),
            ...(typedBelowPeak(peaks, contract.powersW, powers).length > 0
              ? [{ term: t('below.fact'), value: t('below.accepted') }]
              : []),
          ],
        },
        phone: {
          title: t('phone.title'),
          form: <PhoneStep {...flow.question} known={power.phone} />,
          facts: [{ term: t('phone.label'), value: typedPhoneText(phone) }],
        },
      }}
      send={
        <>
          {declaration}
          <Cost rights={power.rights} before={contract.powersW} after={askedW} />
          <SendRequest
            flow={flow}
            content={{
              powersW: askedW,
              phone: flow.sent.phone,
              belowPeak: flow.sent.belowPeak,
              selfEmployed,
            }}
            send={(how) =>
              call(changePower, { params: { name }, body: powerBody(askedW, flow.sent, selfEmployed) }, how)
            }
            signed={power.signed}
            onRefused={again}
            onCode={{
              same_power: () => {
                flow.forget()
                setSame(true)
              },
              process_running: again,
              power_change_too_soon: again,
              contract_not_active: again,
              tariff_without_power: again,
            }}
          />
        </>
      }
    />
  )
}

interface RefusedProps {
  readonly refusal: NonNullable<PowerOffer['refusal']>
  /** What the holder can say to be let through. */
  readonly children: ReactNode
}

/** Why it cannot be asked for now, and what can be done instead. */
function Refused({ refusal: { code, next_date: nextDay, request }, children }: RefusedProps) {
  const t = useTranslations('power.refusal')
  const { longDay } = useFormat()
  const { phone } = useSite().settings.organisation
  if (code === 'process_running') return <ProcessRunning why={t('process_running.why')} request={request} />
  const months = monthsBetweenPowerChanges(today())
  const [title, why] =
    code === 'power_change_too_soon'
      ? [t(`${code}.title`, { months }), t(`${code}.why`, { months, day: nextDay ? longDay(nextDay) : '' })]
      : [t(`${code}.title`), t(`${code}.why`)]
  return (
    <Notice tone="wait" title={title}>
      <p>{why}</p>
      {children}
      <PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>
    </Notice>
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

interface RightsProps {
  /** Rights in euros before tax, as the reply has them. */
  readonly rights: PowerOffer['rights']
}

/** What the distributor charges, in a sentence before it is known which powers are asked for. */
function CostAhead({ rights }: RightsProps) {
  const t = useTranslations('power.ahead')
  const { money } = useFormat()
  const extension = money(centsOf(rights.extension_per_kw))
  if (rights.connection + rights.access_per_kw === 0) return t('costRelief', { extension })
  return t('cost', {
    connection: money(centsOf(rights.connection)),
    access: money(centsOf(rights.access_per_kw)),
    extension,
  })
}

interface CostProps extends RightsProps {
  /** In W, P1 first. */
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** What the distributor charges for it: with any rise all three rights, with only falls the connection alone. */
function Cost({ rights, before, after }: CostProps) {
  const t = useTranslations('power.cost')
  const { money } = useFormat()
  const { entitledYears: years } = valueOn(networkRights, today())
  const rises = after.some((powerW, index) => powerW > (before[index] ?? 0))
  return (
    <Notice tone="info" title={t('title')}>
      <ul>
        <li>{t('connection', { amount: money(centsOf(rights.connection)) })}</li>
        {rises ? (
          <>
            <li>{t('access', { amount: money(centsOf(rights.access_per_kw)) })}</li>
            <li>{t('extension', { amount: money(centsOf(rights.extension_per_kw)), years })}</li>
          </>
        ) : null}
      </ul>
      <p>{t('when')}</p>
    </Notice>
  )
}
