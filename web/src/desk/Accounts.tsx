import { endCustomerSessions, endLock, mailAccess, readDeskCustomer } from '@endoll/api/desk-customers.ts'
import type { DeskCustomer } from '@endoll/api/desk-customers.ts'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useMay } from './session.tsx'
import { saidOf, useDo } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

type Account = DeskCustomer['accounts'][number]

interface AccountsProps {
  readonly customer: DeskCustomer
  readonly why: DeskReason
}

/** How a customer signs in, and what can be done where they cannot. */
export function Accounts({ customer, why }: AccountsProps) {
  const { words } = useWords()
  const { accounts, noAccount } = words.customer
  return (
    <section>
      <h2>{accounts}</h2>
      {customer.accounts.map((account) => (
        <AccountLine key={account.id} customerId={customer.id} account={account} why={why} />
      ))}
      {customer.accounts.length === 0 ? (
        <>
          <p className="soft">{noAccount}</p>
          {customer.email ? <Help customerId={customer.id} account={null} why={why} /> : null}
        </>
      ) : null}
    </section>
  )
}

interface AccountProps {
  readonly customerId: number
  readonly account: Account
  readonly why: DeskReason
}

function AccountLine({ customerId, account, why }: AccountProps) {
  const { words, format } = useWords()
  const { sessions } = words.customer
  const { email, first_signed_in_at: first, live_sessions } = account
  return (
    <div className="desk-account">
      <p>
        {email} <State account={account} />{' '}
        <span className="small soft">
          {sessions(live_sessions)}
          {first ? ` · ${format.instant(first)}` : ''}
        </span>
      </p>
      {account.disabled ? null : <Help customerId={customerId} account={account} why={why} />}
    </div>
  )
}

function State({ account }: Pick<AccountProps, 'account'>) {
  const { words } = useWords()
  const { locked, active, inactive, disabled } = words.customer
  if (account.disabled) return <Chip tone="neutral">{disabled}</Chip>
  if (account.locked_seconds !== null)
    return <Chip tone="bad">{locked(Math.ceil(account.locked_seconds / 60))}</Chip>
  return account.activated ? <Chip tone="good">{active}</Chip> : <Chip tone="wait">{inactive}</Chip>
}

interface HelpProps {
  readonly customerId: number
  readonly account: Account | null
  readonly why: DeskReason
}

function Help({ customerId, account, why }: HelpProps) {
  const { words } = useWords()
  const may = useMay()
  const unlock = useDo(endLock, readDeskCustomer)
  const end = useDo(endCustomerSessions, readDeskCustomer)
  const mail = useDo(mailAccess, readDeskCustomer)
  if (!may(mailAccess)) return null
  const params = { id: String(customerId) }
  const { unlock: unlockLabel, endSessions, mailAccess: mailLabel, done } = words.customer
  const isDone = [unlock, end, mail].some(({ isSuccess }) => isSuccess)
  const said = [unlock, end, mail].map(({ error }) => saidOf(words, error)).find(Boolean)
  return (
    <>
      <div className="row">
        {account && account.locked_seconds !== null ? (
          <Button small onClick={() => unlock.mutate({ params, body: { account_id: account.id, why } })}>
            {unlockLabel}
          </Button>
        ) : null}
        {account && account.live_sessions > 0 ? (
          <Button small onClick={() => end.mutate({ params, body: { account_id: account.id, why } })}>
            {endSessions}
          </Button>
        ) : null}
        <Button small onClick={() => mail.mutate({ params, body: { account_id: account?.id ?? null, why } })}>
          {mailLabel}
        </Button>
      </div>
      {isDone ? <Notice tone="good" title={done} announce /> : null}
      {said ? <Notice tone="bad" title={said} announce /> : null}
    </>
  )
}
