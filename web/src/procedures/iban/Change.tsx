import { changeIban, listContractIbans } from '@endoll/api/procedures/iban.ts'
import { dueDay } from '@endoll/domain/procedures/due-day.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ContractChange, type ChangeProps } from '../../flow/contract/ContractChange.tsx'
import { ContractToChange } from '../../flow/ContractToChange.tsx'
import { summarySlug } from '../../flow/flow.ts'
import { FlowView, type StepTexts } from '../../flow/FlowView.tsx'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { typedKey } from '../../flow/use-flow.ts'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EveryContract } from './EveryContract.tsx'
import { ibanBody, ibanDraftKey, ibanFlow, otherAccounts, selectionOf } from './flow.ts'
import type { BankAccount, IbanAnswers, IbanSlug, KeptContracts } from './flow.ts'
import { AccountStep } from './steps/AccountStep.tsx'
import { NewAccountStep } from './steps/NewAccountStep.tsx'
import { useActiveContractCount } from './use-active-contract-count.ts'

export function Change() {
  return <ContractChange name="iban">{(props) => <IbanChange {...props} />}</ContractChange>
}

/** The change of the account that a contract is paid from, or every contract. */
function IbanChange({ name, address, onSent }: ChangeProps) {
  const accounts = useQuery(read(listContractIbans, {}))
  const active = useActiveContractCount(kindsOffered('iban', useSite().settings.switches))
  return (
    <ContractToChange
      name={name}
      procedure="iban"
      area="iban"
      beside={{
        data:
          accounts.data && active.data !== undefined
            ? { accounts: accounts.data, active: active.data }
            : undefined,
        error: accounts.error ?? active.error,
        refetch: () => Promise.all([accounts.refetch(), active.refetch()]),
      }}
    >
      {(contract, known, again) => (
        <IbanQuestions
          id={contract.id}
          current={contract.bank_account}
          accounts={known.accounts}
          active={known.active}
          address={address}
          onSent={onSent}
          onOutdated={again}
        />
      )}
    </ContractToChange>
  )
}

interface IbanQuestionsProps extends Pick<ChangeProps, 'address' | 'onSent'> {
  readonly id: number
  readonly current: BankAccount | null
  readonly accounts: readonly BankAccount[]
  /** How many active contracts may have their account changed. */
  readonly active: number
  /** Something has happened to the contract in the meantime: what was read of it no longer holds. */
  readonly onOutdated: () => void
}

function IbanQuestions(props: IbanQuestionsProps) {
  const { id, current, accounts, active, address, onSent, onOutdated } = props
  const t = useTranslations('iban')
  const textsOf = useIbanStepTexts(accounts)
  const others = otherAccounts(accounts, current)
  const { settings } = useSite()
  const signed = settings.signedProcedures.includes('iban')
  const [contracts, choose] = useKeptChoice<KeptContracts>(typedKey(ibanDraftKey(id), summarySlug), 'one')
  const selection = selectionOf(contracts, active)
  return (
    <div className="stack" data-gap="l">
      {current ? <DefinitionList items={[{ term: t('current'), value: current.printable_iban }]} /> : null}
      {others.length === 0 ? <Notice tone="info">{t('account.none')}</Notice> : null}
      <FlowView<IbanAnswers, IbanSlug>
        flow={ibanFlow(accounts, current)}
        draftKey={ibanDraftKey(id)}
        address={address}
        textsOf={textsOf}
        questionOf={(field) => (field === 'bank_id' ? 'account' : 'new-account')}
        questions={{
          account: (props) => <AccountStep {...props} others={others} />,
          'new-account': (props) => <NewAccountStep {...props} current={current} />,
        }}
        ahead={(questions) => (
          <FlowAhead
            questions={questions}
            signed={signed}
            dueDay={signed ? dueDay('iban', today()) : undefined}
            cost={t('free')}
          />
        )}
        send={(ready) => (
          <>
            <Notice tone="info" title={t('mandate.title')}>
              {t('mandate.why')}
            </Notice>
            <EveryContract
              count={active}
              chosen={selection === 'all'}
              onChoose={(all) => choose(all ? 'every' : 'one')}
            />
            <SendRequest
              ready={ready}
              content={{ ...ready.answers, selection }}
              send={(how) =>
                call(
                  changeIban,
                  { params: { id: String(id) }, body: { ...ibanBody(ready.answers), selection } },
                  how,
                )
              }
              signed={signed}
              onCode={{ process_running: onOutdated, contract_not_active: onOutdated }}
              onSent={onSent}
            />
          </>
        )}
      />
    </div>
  )
}

/** Title and summary of each question. */
function useIbanStepTexts(accounts: readonly BankAccount[]) {
  const t = useTranslations('iban')
  return (answers: Partial<IbanAnswers>): Record<IbanSlug, StepTexts> => ({
    account: {
      title: t('account.title'),
      facts: [
        {
          term: t('account.label'),
          value:
            answers.registered === 'no'
              ? t('account.new')
              : (accounts.find(({ id }) => id === answers.bankId)?.printable_iban ?? ''),
        },
      ],
    },
    'new-account': {
      title: t('new.title'),
      facts: [
        { term: 'IBAN', value: groupIban(answers.iban ?? '') },
        { term: t('new.ownerFact'), value: answers.owner ? t('yes') : t('no') },
      ],
    },
  })
}
