import { changeIban, listContractIbans } from '@endoll/api/procedures/iban.ts'
import { dueDay } from '@endoll/domain/procedures/due-day.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { summarySlug } from '../../flow/flow.ts'
import { FlowPage } from '../../flow/FlowPage.tsx'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { typedKey, useFlow } from '../../flow/use-flow.ts'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EveryContract } from './EveryContract.tsx'
import { ibanBody, ibanFlow, otherAccounts, questionOf, selectionOf } from './flow.ts'
import type { BankAccount, KeptContracts } from './flow.ts'
import { AccountStep } from './steps/AccountStep.tsx'
import { NewAccountStep } from './steps/NewAccountStep.tsx'
import { useActiveContractCount } from './use-active-contract-count.ts'

export function Change() {
  return (
    <ContractChange name="iban">
      <IbanChange />
    </ContractChange>
  )
}

/** The change of the account that a contract is paid from, or every contract. */
function IbanChange() {
  const accounts = useQuery(read(listContractIbans, {}))
  const active = useActiveContractCount(kindsOffered('iban', useSite().settings.switches))
  const { contract, beside, again, instead } = useContractToChange('iban', 'iban', {
    data:
      accounts.data && active.data !== undefined
        ? { accounts: accounts.data, active: active.data }
        : undefined,
    error: accounts.error ?? active.error,
    refetch: () => Promise.all([accounts.refetch(), active.refetch()]),
  })
  return contract ? (
    <Questions id={contract.id} current={contract.bank_account} {...beside} again={again} />
  ) : (
    instead
  )
}

interface QuestionsProps {
  readonly id: number
  readonly current: BankAccount | null
  readonly accounts: readonly BankAccount[]
  /** How many active contracts may have their account changed. */
  readonly active: number
  /** Something has happened to the contract in the meantime: what was read of it no longer holds. */
  readonly again: () => void
}

function Questions({ id, current, accounts, active, again }: QuestionsProps) {
  const { address } = useChange()
  const t = useTranslations('iban')
  const signed = useSite().settings.signedProcedures.includes('iban')
  const draftKey = `iban ${id}`
  const flow = useFlow(ibanFlow(accounts, current), { draftKey, address, questionOf })
  const [contracts, choose] = useKeptChoice<KeptContracts>(typedKey(draftKey, summarySlug), 'one')
  const selection = selectionOf(contracts, active)
  const others = otherAccounts(accounts, current)
  const { registered, bankId, iban = '', owner } = flow.answers
  const chosen = accounts.find((account) => account.id === bankId)
  return (
    <div className="stack" data-gap="l">
      {current ? <DefinitionList items={[{ term: t('current'), value: current.printable_iban }]} /> : null}
      {others.length === 0 ? <Notice tone="info">{t('account.none')}</Notice> : null}
      <FlowPage
        flow={flow}
        ahead={
          <FlowAhead
            flow={flow}
            signed={signed}
            dueDay={signed ? dueDay('iban', today()) : undefined}
            cost={t('free')}
          />
        }
        questions={{
          account: {
            title: t('account.title'),
            form: <AccountStep {...flow.question} others={others} />,
            facts: [
              {
                term: t('account.label'),
                value: registered === 'no' ? t('account.new') : (chosen?.printable_iban ?? ''),
              },
            ],
          },
          'new-account': {
            title: t('new.title'),
            form: <NewAccountStep {...flow.question} current={current} />,
            facts: [
              { term: 'IBAN', value: groupIban(iban) },
              { term: t('new.ownerFact'), value: owner ? t('yes') : t('no') },
            ],
          },
        }}
        send={
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
              flow={flow}
              content={{ ...flow.sent, selection }}
              send={(how) =>
                call(
                  changeIban,
                  { params: { id: String(id) }, body: { ...ibanBody(flow.sent), selection } },
                  how,
                )
              }
              signed={signed}
              onCode={{ process_running: again, contract_not_active: again }}
            />
          </>
        }
      />
    </div>
  )
}
