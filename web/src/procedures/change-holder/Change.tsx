import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { changeHolder, getHolderChange } from '@endoll/api/procedures/change-holder.ts'
import { holderChangeKind } from '@endoll/domain/procedures/change-holder.ts'
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
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { death, holderBody, holderFlow, questionOf, type HolderAnswers, type HolderSlug } from './flow.ts'
import { PersonStep } from './steps/PersonStep.tsx'
import { ReadingStep } from './steps/ReadingStep.tsx'
import { ReasonStep } from './steps/ReasonStep.tsx'

export function Change() {
  return <ContractChange name="change_holder">{(props) => <ChangeHolder {...props} />}</ContractChange>
}

/** A contract is handed over: whether it can be, the questions, and the sending. */
function ChangeHolder({ name, address, onSent }: ChangeProps) {
  const answer = useQuery(read(getHolderChange, { params: { name } }))
  return (
    <ChangeIfOffered answer={answer} refused={{ debt_pending: <Owed /> }}>
      {(change, again) => (
        <Questions name={name} address={address} change={change} onSent={onSent} onOutdated={again} />
      )}
    </ChangeIfOffered>
  )
}

/** Bills that are owed go before: whoever takes the contract does not take them. */
function Owed() {
  const t = useTranslations('change-holder.owed')
  const { address } = useSite()
  return (
    <Notice
      tone="wait"
      title={t('title')}
      actions={
        <Link className={buttonClass({})} href={address('invoices')}>
          {t('invoices')}
        </Link>
      }
    >
      {t('why')}
    </Notice>
  )
}

interface QuestionsProps extends Pick<ChangeProps, 'name' | 'address' | 'onSent'> {
  readonly change: ReplyOf<typeof getHolderChange>
  /** Something has happened to the contract in the meantime. */
  readonly onOutdated: () => void
}

function Questions({ name, address, change, onSent, onOutdated }: QuestionsProps) {
  const t = useTranslations('change-holder')
  const { settings } = useSite()
  const textsOf = useStepTexts()
  return (
    <FlowView<HolderAnswers, HolderSlug>
      flow={holderFlow(settings)}
      draftKey={`change_holder ${name}`}
      address={address}
      textsOf={textsOf}
      questionOf={questionOf}
      questions={{
        reason: (props) => <ReasonStep {...props} />,
        person: (props) => <PersonStep {...props} />,
        reading: (props) => <ReadingStep {...props} registers={change.registers} />,
      }}
      ahead={(questions) => (
        <>
          <FlowAhead
            questions={questions}
            signed
            dueDay={change.due_date}
            cost={t('free')}
            after={t('both', { days: change.days })}
          />
          <BatteryLeft contract={name} toHolder />
        </>
      )}
      send={(ready) => (
        <>
          <BatteryLeft contract={name} toHolder />
          <SendRequest
            ready={ready}
            content={ready.answers}
            send={(how) => call(changeHolder, { params: { name }, body: holderBody(ready.answers) }, how)}
            signed
            onRefused={onOutdated}
            onCode={{
              process_running: onOutdated,
              contract_not_active: onOutdated,
              debt_pending: onOutdated,
            }}
            onSent={onSent}
          />
        </>
      )}
    />
  )
}

/** Title and summary of each question. */
function useStepTexts() {
  const t = useTranslations('change-holder')
  return ({
    reason,
    nif,
    newName,
    email,
    mobile,
    readings = [],
  }: Partial<HolderAnswers>): Record<HolderSlug, StepTexts> => {
    const given = readings.filter((typed) => typed !== '')
    return {
      reason: {
        title: t('reason.title'),
        facts: [
          { term: t('reason.fact'), value: reason ? t(`reason.options.${reason}`) : '' },
          ...(reason && reason !== death
            ? [{ term: t('reason.how'), value: t(`reason.kinds.${holderChangeKind(reason)}`) }]
            : []),
        ],
      },
      person: {
        title: t('person.title'),
        facts: [
          { term: t('person.name'), value: newName ?? '' },
          { term: t('person.nif'), value: nif ?? '' },
          { term: t('person.email'), value: email ?? '' },
          { term: t('person.mobile'), value: mobile ?? '' },
        ],
      },
      reading: {
        title: t('reading.title'),
        facts: [
          { term: t('reading.fact'), value: given.length === 0 ? t('reading.none') : given.join(' · ') },
        ],
      },
    }
  }
}
