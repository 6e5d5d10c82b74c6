import { getContract, type ContractDetail } from '@endoll/contract/contracts.ts'
import {
  changeNotificationAddress,
  listAddresses,
  listContractAddresses,
} from '@endoll/contract/procedures/notification-address.ts'
import type { SavedAddress } from '@endoll/contract/procedures/notification-address.ts'
import { addressLine } from '@endoll/domain/identity/address.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { read } from '../../api/query.ts'
import { FlowView, type StepWords } from '../../flow/FlowView.tsx'
import { useOpenRequest } from '../../flow/open-requests.ts'
import { ProcessRunning } from '../../flow/ProcessRunning.tsx'
import { SendRequest, type SentRequest } from '../../flow/SendRequest.tsx'
import type { FlowAddress } from '../../flow/use-flow.ts'
import type { TypedAddress } from '../../form/address/typed-address.ts'
import { ReadFailure } from '../../ReadFailure.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { addressBody, addressFlow, otherAddresses, questionOf } from './flow.ts'
import type { AddressAnswers, AddressSlug } from './flow.ts'
import { ChoiceStep } from './steps/ChoiceStep.tsx'
import { ReachStep } from './steps/ReachStep.tsx'

/** The largest question, and not everybody's: fetched beside the contract, so that the first one does not wait for it. */
const loadNewAddressStep = () => import('./steps/NewAddressStep.tsx')
const NewAddressStep = lazy(async () => ({ default: (await loadNewAddressStep()).NewAddressStep }))

interface NotificationAddressChangeProps {
  readonly name: string
  readonly address: FlowAddress
  readonly onSent: (sent: SentRequest) => void
}

/** The change of the address that one contract's letters go to. */
export function NotificationAddressChange({ name, address, onSent }: NotificationAddressChangeProps) {
  const t = useTranslations('notification-address')
  const contract = useQuery(read(getContract, { params: { name } }))
  const addresses = useAddresses(contract.data)
  const running = useOpenRequest(name, 'notification_address')
  useEffect(() => {
    // Without an answer it is asked for again when the question is opened.
    loadNewAddressStep().catch(() => undefined)
  }, [])
  const error = contract.error ?? addresses.error ?? running.list.error
  const again = () => void Promise.all([contract.refetch(), addresses.refetch(), running.list.refetch()])
  if (error) {
    return <ReadFailure error={error} title={t('unread')} safe={t('nothingChanged')} onRetry={again} />
  }
  if (!contract.data || !addresses.data || !running.list.data)
    return <Skeleton label={t('loading')} shape="text" />
  if (contract.data.state !== 'activa') {
    return (
      <Notice tone="wait" title={t('notActive.title')}>
        {t('notActive.why')}
      </Notice>
    )
  }
  if (running.request) return <ProcessRunning why={t('running')} request={running.request} />
  return (
    <AddressQuestions
      contract={contract.data}
      others={otherAddresses(addresses.data, contract.data.notification_address)}
      address={address}
      onSent={onSent}
      onOutdated={again}
    />
  )
}

/** Electricity offers the addresses of all the customer's contracts, gas those of its own. */
const useAddresses = (contract: ContractDetail | undefined) => {
  const gas = contract?.type === 'gas'
  const all = useQuery({ ...read(listAddresses, {}), enabled: contract !== undefined && !gas })
  const own = useQuery({
    ...read(listContractAddresses, { params: { id: String(contract?.id ?? 0) } }),
    enabled: gas,
  })
  return gas ? own : all
}

interface AddressQuestionsProps extends Pick<NotificationAddressChangeProps, 'address' | 'onSent'> {
  readonly contract: ContractDetail
  readonly others: readonly SavedAddress[]
  /** Something has happened to the contract in the meantime: what was read of it no longer holds. */
  readonly onOutdated: () => void
}

function AddressQuestions({ contract, others, address, onSent, onOutdated }: AddressQuestionsProps) {
  const t = useTranslations('notification-address')
  const words = useAddressWords(others)
  const { id, name, notification_address: current } = contract
  const draftKey = `notification-address ${id}`
  return (
    <div className="stack" data-gap="l">
      <DefinitionList items={[{ term: t('current'), value: current.full_address, note: current.name }]} />
      {others.length === 0 ? (
        <Notice tone="info" title={t('none.title')}>
          {t('none.why')}
        </Notice>
      ) : null}
      <FlowView<AddressAnswers, AddressSlug>
        flow={addressFlow(others)}
        draftKey={draftKey}
        address={address}
        words={words}
        questionOf={questionOf}
        questions={{
          address: (props) => <ChoiceStep {...props} others={others} />,
          'new-address': (props) => (
            <Suspense fallback={<Skeleton label={t('loading')} shape="text" />}>
              <NewAddressStep {...props} />
            </Suspense>
          ),
          reach: (props) => <ReachStep {...props} current={current} />,
        }}
        send={({ answers, forget, refuse }) => (
          <>
            <p className="soft">{t(answers.address ? 'noticesMove' : 'noticesStay')}</p>
            <SendRequest
              draftKey={draftKey}
              content={answers}
              send={(how) =>
                call(changeNotificationAddress, { params: { name }, body: addressBody(answers) }, how)
              }
              onRefused={refuse}
              onCode={{ process_running: onOutdated, contract_not_active: onOutdated }}
              onSent={(sent) => {
                forget()
                onSent(sent)
              }}
            />
          </>
        )}
      />
    </div>
  )
}

const lineOf = (typed: TypedAddress): string =>
  addressLine(
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
  )

/** Title and summary of each question. */
const useAddressWords = (others: readonly SavedAddress[]) => {
  const t = useTranslations('notification-address')
  const province = useTranslations('address')
  return (answers: Partial<AddressAnswers>): Record<AddressSlug, StepWords> => {
    const { choice, addressId, address, name = '', email = '', mobile = '' } = answers
    const chosen = others.find(({ id }) => id === addressId)
    return {
      address: {
        title: t('choice.title'),
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
        facts: address
          ? [
              {
                term: t('new.line'),
                value: lineOf(address),
                note: province('province', { state: address.state }),
              },
              ...(address.ref_catastral ? [{ term: t('new.cadastral'), value: address.ref_catastral }] : []),
            ]
          : [],
      },
      reach: {
        title: t('reach.title'),
        facts: [
          { term: t('reach.name'), value: name },
          { term: t('reach.email'), value: email },
          { term: t('reach.mobile'), value: mobile },
        ],
      },
    }
  }
}
