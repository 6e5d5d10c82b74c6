import { typedPhoneText } from '@endoll/domain/identity/phone.ts'
import { getContract, type ContractDetail } from '@endoll/api/contracts.ts'
import {
  changeNotificationAddress,
  listAddresses,
  listContractAddresses,
} from '@endoll/api/procedures/notification-address.ts'
import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import type { Language } from '@endoll/api/language.ts'
import { addressLine } from '@endoll/domain/identity/address-line.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { FlowPage } from '../../flow/FlowPage.tsx'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { useFlow } from '../../flow/use-flow.ts'
import type { TypedAddress } from '../../form/address/typed-address.ts'
import { useSite } from '../../site/site.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { part, useAhead } from '../../loading/part.tsx'
import { TextRoom } from '../../i18n/rooms.tsx'
import { addressBody, addressFlow, otherAddresses, questionOf } from './flow.ts'
import { ChoiceStep } from './steps/ChoiceStep.tsx'
import { ReachStep } from './steps/ReachStep.tsx'

/** The largest question, which few are asked: loaded in parallel with the contract, so that the first one does not wait. */
const NewAddressStep = part({
  load: async () => (await import('./steps/NewAddressStep.tsx')).NewAddressStep,
  room: TextRoom,
})

export function Change() {
  return (
    <ContractChange name="notification_address">
      <NotificationAddressChange />
    </ContractChange>
  )
}

/** The change of the address that one contract's letters go to. */
function NotificationAddressChange() {
  const { name } = useChange()
  const { contract, beside, again, instead } = useContractToChange(
    'notification_address',
    'notification-address',
    useAddresses(name),
  )
  useAhead(NewAddressStep, {})
  return contract ? (
    <Questions
      contract={contract}
      others={otherAddresses(beside, contract.notification_address)}
      again={again}
    />
  ) : (
    instead
  )
}

/** Electricity offers the addresses of all the customer's contracts, gas those of its own. */
function useAddresses(name: string) {
  const { data: contract } = useQuery(read(getContract, { params: { name } }))
  const gas = contract?.type === 'gas'
  const all = useQuery({ ...read(listAddresses, {}), enabled: contract !== undefined && !gas })
  const own = useQuery({
    ...read(listContractAddresses, { params: { id: String(contract?.id ?? 0) } }),
    enabled: gas,
  })
  return gas ? own : all
}

interface QuestionsProps {
  readonly contract: ContractDetail
  readonly others: readonly SavedAddress[]
  /** Something has happened to the contract in the meantime: what was read of it no longer holds. */
  readonly again: () => void
}

function Questions({ contract, others, again }: QuestionsProps) {
  const { name, address } = useChange()
  const t = useTranslations('notification-address')
  const province = useTranslations('address')
  const { settings, language } = useSite()
  const { id, notification_address: current } = contract
  const flow = useFlow(addressFlow(others, settings), {
    draftKey: `notification-address ${id}`,
    address,
    questionOf,
  })
  const { choice, addressId, address: typed, name: addressee = '', email = '', mobile = '' } = flow.answers
  const chosen = others.find((other) => other.id === addressId)
  return (
    <div className="stack" data-gap="l">
      <DefinitionList items={[{ term: t('current'), value: current.full_address, note: current.name }]} />
      {others.length === 0 ? (
        <Notice tone="info" title={t('none.title')}>
          {t('none.why')}
        </Notice>
      ) : null}
      <FlowPage
        flow={flow}
        ahead={<FlowAhead flow={flow} signed={false} dueDay={undefined} cost={t('free')} />}
        questions={{
          address: {
            title: t('choice.title'),
            form: <ChoiceStep {...flow.question} others={others} />,
            facts: [
              choice === 'new'
                ? { term: t('choice.label'), value: t('choice.new') }
                : {
                    term: t('choice.label'),
                    value: chosen?.full_address ?? '',
                    ...(chosen ? { note: chosen.name } : {}),
                  },
            ],
          },
          'new-address': {
            title: t('new.title'),
            form: <NewAddressStep {...flow.question} />,
            facts: typed
              ? [
                  {
                    term: t('new.line'),
                    value: lineOf(typed, language),
                    note: province('province', { state: typed.state }),
                  },
                  ...(typed.ref_catastral ? [{ term: t('new.cadastral'), value: typed.ref_catastral }] : []),
                ]
              : [],
          },
          reach: {
            title: t('reach.title'),
            form: <ReachStep {...flow.question} current={current} />,
            facts: [
              { term: t('reach.name'), value: addressee },
              { term: t('reach.email'), value: email },
              { term: t('reach.mobile'), value: typedPhoneText(mobile) },
            ],
          },
        }}
        send={
          <>
            <p className="soft">{t(flow.sent.address ? 'noticesMove' : 'noticesStay')}</p>
            <SendRequest
              flow={flow}
              content={flow.sent}
              send={(how) =>
                call(changeNotificationAddress, { params: { name }, body: addressBody(flow.sent) }, how)
              }
              onCode={{ process_running: again, contract_not_active: again }}
            />
          </>
        }
      />
    </div>
  )
}

function lineOf(typed: TypedAddress, language: Language): string {
  return addressLine(
    {
      streetType: typed.tv,
      street: typed.nv,
      number: typed.pnp,
      block: typed.bq || null,
      stairs: typed.es || null,
      floor: typed.pt || null,
      door: typed.pu || null,
      note: typed.aclarador || null,
      postalCode: typed.zipcode,
    },
    typed.city,
    language,
  )
}
