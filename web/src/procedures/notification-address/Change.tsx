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
import { ContractChange, type ChangeProps } from '../../flow/contract/ContractChange.tsx'
import { ContractToChange } from '../../flow/ContractToChange.tsx'
import { FlowView, type StepTexts } from '../../flow/FlowView.tsx'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import type { TypedAddress } from '../../form/address/typed-address.ts'
import { useSite } from '../../site/site.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { part, useAhead } from '../../loading/part.tsx'
import { TextRoom } from '../../i18n/rooms.tsx'
import { addressBody, addressFlow, otherAddresses, questionOf } from './flow.ts'
import type { AddressAnswers, AddressSlug } from './flow.ts'
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
      {(props) => <NotificationAddressChange {...props} />}
    </ContractChange>
  )
}

/** The change of the address that one contract's letters go to. */
function NotificationAddressChange({ name, address, onSent }: ChangeProps) {
  const addresses = useAddresses(name)
  useAhead(NewAddressStep, {})
  return (
    <ContractToChange
      name={name}
      procedure="notification_address"
      area="notification-address"
      beside={addresses}
    >
      {(contract, known, again) => (
        <AddressQuestions
          contract={contract}
          others={otherAddresses(known, contract.notification_address)}
          address={address}
          onSent={onSent}
          onOutdated={again}
        />
      )}
    </ContractToChange>
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

interface AddressQuestionsProps extends Pick<ChangeProps, 'address' | 'onSent'> {
  readonly contract: ContractDetail
  readonly others: readonly SavedAddress[]
  /** Something has happened to the contract in the meantime: what was read of it no longer holds. */
  readonly onOutdated: () => void
}

function AddressQuestions({ contract, others, address, onSent, onOutdated }: AddressQuestionsProps) {
  const t = useTranslations('notification-address')
  const { settings } = useSite()
  const textsOf = useAddressStepTexts(others)
  const { id, name, notification_address: current } = contract
  return (
    <div className="stack" data-gap="l">
      <DefinitionList items={[{ term: t('current'), value: current.full_address, note: current.name }]} />
      {others.length === 0 ? (
        <Notice tone="info" title={t('none.title')}>
          {t('none.why')}
        </Notice>
      ) : null}
      <FlowView<AddressAnswers, AddressSlug>
        flow={addressFlow(others, settings)}
        draftKey={`notification-address ${id}`}
        address={address}
        textsOf={textsOf}
        questionOf={questionOf}
        questions={{
          address: (props) => <ChoiceStep {...props} others={others} />,
          'new-address': (props) => <NewAddressStep {...props} />,
          reach: (props) => <ReachStep {...props} current={current} />,
        }}
        ahead={(questions) => (
          <FlowAhead questions={questions} signed={false} dueDay={undefined} cost={t('free')} />
        )}
        send={(ready) => (
          <>
            <p className="soft">{t(ready.answers.address ? 'noticesMove' : 'noticesStay')}</p>
            <SendRequest
              ready={ready}
              content={ready.answers}
              send={(how) =>
                call(changeNotificationAddress, { params: { name }, body: addressBody(ready.answers) }, how)
              }
              onCode={{ process_running: onOutdated, contract_not_active: onOutdated }}
              onSent={onSent}
            />
          </>
        )}
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

/** Title and summary of each question. */
function useAddressStepTexts(others: readonly SavedAddress[]) {
  const t = useTranslations('notification-address')
  const province = useTranslations('address')
  const { language } = useSite()
  return (answers: Partial<AddressAnswers>): Record<AddressSlug, StepTexts> => {
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
                value: lineOf(address, language),
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
