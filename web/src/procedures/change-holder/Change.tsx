import { readNif } from '@endoll/domain/identity/nif.ts'
import { typedPhoneText } from '@endoll/domain/identity/phone.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { changeHolder, getHolderChange } from '@endoll/api/procedures/change-holder.ts'
import { holderChangeKind } from '@endoll/domain/procedures/change-holder.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { BatteryLeft } from '../../flow/BatteryLeft.tsx'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { FlowPage } from '../../flow/FlowPage.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { useFlow } from '../../flow/use-flow.ts'
import { useOffered } from '../../flow/use-offered.tsx'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { death, holderBody, holderFlow, questionOf } from './flow.ts'
import { PersonStep } from './steps/PersonStep.tsx'
import { ReadingStep } from './steps/ReadingStep.tsx'
import { ReasonStep } from './steps/ReasonStep.tsx'

export function Change() {
  return (
    <ContractChange name="change_holder">
      <ChangeHolder />
    </ContractChange>
  )
}

/** A contract is handed over: whether it can be, the questions, and the sending. */
function ChangeHolder() {
  const { name } = useChange()
  const { offer, again, instead } = useOffered(useQuery(read(getHolderChange, { params: { name } })), {
    debt_pending: <Owed />,
  })
  return offer ? <Questions change={offer} again={again} /> : instead
}

/** Debts must be paid first: the new holder does not take them over. */
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

interface QuestionsProps {
  readonly change: ReplyOf<typeof getHolderChange>
  /** Something has happened to the contract in the meantime. */
  readonly again: () => void
}

function Questions({ change, again }: QuestionsProps) {
  const { name, address } = useChange()
  const t = useTranslations('change-holder')
  const { settings } = useSite()
  const flow = useFlow(holderFlow(settings), { draftKey: `change_holder ${name}`, address, questionOf })
  const { reason, nif = '', newName = '', email = '', mobile = '', readings = [] } = flow.answers
  const given = readings.filter((typed) => typed !== '')
  return (
    <FlowPage
      flow={flow}
      ahead={
        <>
          <FlowAhead
            flow={flow}
            signed
            dueDay={change.due_date}
            cost={t('free')}
            after={t('both', { days: change.days })}
          />
          <BatteryLeft contract={name} toHolder />
        </>
      }
      questions={{
        reason: {
          title: t('reason.title'),
          form: <ReasonStep {...flow.question} />,
          facts: [
            { term: t('reason.fact'), value: reason ? t(`reason.options.${reason}`) : '' },
            ...(reason && reason !== death
              ? [{ term: t('reason.how'), value: t(`reason.kinds.${holderChangeKind(reason)}`) }]
              : []),
          ],
        },
        person: {
          title: t('person.title'),
          form: <PersonStep {...flow.question} />,
          facts: [
            { term: t('person.name'), value: newName },
            { term: t('person.nif'), value: readNif(nif) },
            { term: t('person.email'), value: email },
            { term: t('person.mobile'), value: typedPhoneText(mobile) },
          ],
        },
        reading: {
          title: t('reading.title'),
          form: <ReadingStep {...flow.question} registers={change.registers} />,
          facts: [
            { term: t('reading.fact'), value: given.length === 0 ? t('reading.none') : given.join(' · ') },
          ],
        },
      }}
      send={
        <>
          <BatteryLeft contract={name} toHolder />
          <SendRequest
            flow={flow}
            content={flow.sent}
            send={(how) => call(changeHolder, { params: { name }, body: holderBody(flow.sent) }, how)}
            signed
            onRefused={again}
            onCode={{ process_running: again, contract_not_active: again, debt_pending: again }}
          />
        </>
      }
    />
  )
}
