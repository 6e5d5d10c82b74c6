import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { endSupply, getSupplyEnd } from '@endoll/api/procedures/end-supply.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ContractChange, type ChangeProps } from '../../flow/contract/ContractChange.tsx'
import { BatteryLeft } from '../../flow/BatteryLeft.tsx'
import { ChangeIfOffered } from '../../flow/ChangeIfOffered.tsx'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { FlowView, type StepTexts } from '../../flow/FlowView.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { endBody, endFlow, questionOf, type EndAnswers, type EndSlug } from './flow.ts'
import { ReturnCost } from './ReturnCost.tsx'
import { DayStep } from './steps/DayStep.tsx'
import { LastBillStep } from './steps/LastBillStep.tsx'
import { ReasonStep } from './steps/ReasonStep.tsx'
import { VisitStep } from './steps/VisitStep.tsx'

export function Change() {
  return <ContractChange name="end_supply">{(props) => <EndSupply {...props} />}</ContractChange>
}

/** The end of a supply: whether it can be asked for, the questions, what it costs to come back, and the sending. */
function EndSupply({ name, address, onSent }: ChangeProps) {
  const answer = useQuery(read(getSupplyEnd, { params: { name } }))
  return (
    <ChangeIfOffered answer={answer}>
      {(end, again) => (
        <Questions name={name} address={address} end={end} onSent={onSent} onOutdated={again} />
      )}
    </ChangeIfOffered>
  )
}

interface QuestionsProps extends Pick<ChangeProps, 'name' | 'address' | 'onSent'> {
  readonly end: ReplyOf<typeof getSupplyEnd>
  /** Something has happened to the contract in the meantime. */
  readonly onOutdated: () => void
}

function Questions({ name, address, end, onSent, onOutdated }: QuestionsProps) {
  const t = useTranslations('changes.end-supply')
  const { settings } = useSite()
  const textsOf = useStepTexts()
  return (
    <FlowView<EndAnswers, EndSlug>
      flow={endFlow(end, settings)}
      draftKey={`end_supply ${name}`}
      address={address}
      textsOf={textsOf}
      questionOf={questionOf}
      questions={{
        reason: (props) => <ReasonStep {...props} contract={name} />,
        day: (props) => <DayStep {...props} days={end} />,
        'last-bill': (props) => <LastBillStep {...props} email={end.email} />,
        visit: (props) => <VisitStep {...props} known={end.phone} gas={end.return_cost === null} />,
      }}
      ahead={(questions) => (
        <>
          <FlowAhead
            questions={questions}
            signed={end.signed}
            dueDay={end.first_day}
            cost={t('free')}
            after={t('cut')}
          />
          <BatteryLeft contract={name} />
        </>
      )}
      send={(ready) => (
        <>
          <ReturnCost cost={end.return_cost} />
          <BatteryLeft contract={name} />
          <SendRequest
            ready={ready}
            content={ready.answers}
            send={(how) => call(endSupply, { params: { name }, body: endBody(ready.answers) }, how)}
            signed={end.signed}
            onRefused={onOutdated}
            onCode={{ process_running: onOutdated, contract_not_active: onOutdated }}
            onSent={onSent}
          />
        </>
      )}
    />
  )
}

/** Title and summary of each question. */
function useStepTexts() {
  const t = useTranslations('changes.end-supply')
  const { longDay } = useFormat()
  return ({
    reason,
    day,
    lastBill,
    email,
    address,
    phone,
    cutAccepted,
  }: Partial<EndAnswers>): Record<EndSlug, StepTexts> => ({
    reason: {
      title: t('reason.title'),
      facts: [{ term: t('reason.fact'), value: reason ? t(`reason.options.${reason}`) : '' }],
    },
    day: {
      title: t('day.title'),
      facts: [{ term: t('day.label'), value: day ? longDay(day) : '' }],
    },
    'last-bill': {
      title: t('lastBill.title'),
      facts: [
        { term: t('lastBill.label'), value: lastBill ? t(`lastBill.options.${lastBill}`) : '' },
        ...(lastBill === 'email' ? [{ term: t('lastBill.email'), value: email ?? '' }] : []),
        ...(lastBill === 'post' ? [{ term: t('lastBill.address'), value: address ?? '' }] : []),
      ],
    },
    visit: {
      title: t('visit.title'),
      facts: [
        { term: t('visit.phone'), value: phone ?? '' },
        ...(cutAccepted ? [{ term: t('visit.fact'), value: t('visit.accepted') }] : []),
      ],
    },
  })
}
