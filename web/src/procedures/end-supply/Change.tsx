import { typedPhoneText } from '@endoll/domain/identity/phone.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { endSupply, getSupplyEnd } from '@endoll/api/procedures/end-supply.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
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
import { useFormat } from '../../i18n/use-format.ts'
import { part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { endBody, endFlow, questionOf } from './flow.ts'
import { DayStep } from './steps/DayStep.tsx'
import { LastBillStep } from './steps/LastBillStep.tsx'
import { ServicesStep } from './steps/ServicesStep.tsx'
import { ReasonStep } from './steps/ReasonStep.tsx'
import { VisitStep } from './steps/VisitStep.tsx'

/** Comes to who moves house alone. */
const Moving = part({
  load: async () => (await import('./moving/MovingPage.tsx')).MovingPage,
  texts: ['moving'],
})

export function Change() {
  const { moving }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { offersSwitch } = useSite()
  if (typeof moving === 'string' && offersSwitch('moving')) return <Moving />
  return (
    <ContractChange name="end_supply">
      <EndSupply />
    </ContractChange>
  )
}

/** The end of a supply: whether it can be asked for, the questions, what it costs to come back, and the sending. */
function EndSupply() {
  const { name } = useChange()
  const { offer, again, instead } = useOffered(useQuery(read(getSupplyEnd, { params: { name } })))
  return offer ? <Questions end={offer} again={again} /> : instead
}

interface QuestionsProps {
  readonly end: ReplyOf<typeof getSupplyEnd>
  /** Something has happened to the contract in the meantime. */
  readonly again: () => void
}

function Questions({ end, again }: QuestionsProps) {
  const { name, address } = useChange()
  const t = useTranslations('end-supply')
  const { longDay, list } = useFormat()
  const { settings } = useSite()
  const flow = useFlow(endFlow(end, settings), { draftKey: `end_supply ${name}`, address, questionOf })
  const {
    reason,
    day,
    services,
    lastBill,
    email = '',
    address: post = '',
    phone = '',
    cutAccepted,
  } = flow.answers
  return (
    <FlowPage
      flow={flow}
      ahead={
        <>
          <FlowAhead
            flow={flow}
            signed={end.signed}
            dueDay={end.first_day}
            cost={t('free')}
            after={t('cut')}
          />
          <BatteryLeft contract={name} />
        </>
      }
      questions={{
        reason: {
          title: t('reason.title'),
          form: <ReasonStep {...flow.question} contract={name} />,
          facts: [{ term: t('reason.fact'), value: reason ? t(`reason.options.${reason}`) : '' }],
        },
        day: {
          title: t('day.title'),
          form: <DayStep {...flow.question} days={end} />,
          facts: [{ term: t('day.label'), value: day ? longDay(day) : '' }],
        },
        services: {
          title: t('services.title'),
          form: <ServicesStep {...flow.question} services={end.services} />,
          facts: [
            {
              term: t('services.fact'),
              value: services ? t(`services.options.${services}`) : '',
              note: list(end.services),
            },
          ],
        },
        'last-bill': {
          title: t('lastBill.title'),
          form: <LastBillStep {...flow.question} email={end.email} />,
          facts: [
            { term: t('lastBill.label'), value: lastBill ? t(`lastBill.options.${lastBill}`) : '' },
            ...(lastBill === 'email' ? [{ term: t('lastBill.email'), value: email }] : []),
            ...(lastBill === 'post' ? [{ term: t('lastBill.address'), value: post }] : []),
          ],
        },
        visit: {
          title: t('visit.title'),
          form: <VisitStep {...flow.question} known={end.phone} gas={end.return_cost === null} />,
          facts: [
            { term: t('visit.phone'), value: typedPhoneText(phone) },
            ...(cutAccepted ? [{ term: t('visit.fact'), value: t('visit.accepted') }] : []),
          ],
        },
      }}
      send={
        <>
          <ReturnCost cost={end.return_cost} />
          <BatteryLeft contract={name} />
          <SendRequest
            flow={flow}
            content={flow.sent}
            send={(how) => call(endSupply, { params: { name }, body: endBody(flow.sent) }, how)}
            signed={end.signed}
            onRefused={again}
            onCode={{ process_running: again, contract_not_active: again }}
          />
        </>
      }
    />
  )
}

interface ReturnCostProps {
  readonly cost: ReplyOf<typeof getSupplyEnd>['return_cost']
}

/** What it costs to have the supply again, before anybody gives it up. */
function ReturnCost({ cost }: ReturnCostProps) {
  const t = useTranslations('end-supply.comingBack')
  const { money } = useFormat()
  if (cost === null)
    return (
      <Notice tone="info" title={t('title')}>
        {t('gas')}
      </Notice>
    )
  const { entitled_years: years, within, after } = cost
  return (
    <Notice tone="info" title={t('title')}>
      <ul>
        <li>{t('within', { years, amount: money(centsOf(within)) })}</li>
        <li>{t('after', { years, amount: money(centsOf(after)) })}</li>
      </ul>
      <p>{t('when')}</p>
    </Notice>
  )
}
