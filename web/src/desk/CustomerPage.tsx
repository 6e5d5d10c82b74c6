import type { DeskCustomer } from '@endoll/api/desk-customers.ts'
import { readDeskCustomer } from '@endoll/api/desk-customers.ts'
import { readDeskCase } from '@endoll/api/desk-work.ts'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import { Chip } from '../ui/Chip.tsx'
import { DefinitionList } from '../ui/DefinitionList.tsx'
import { Link } from '../ui/Link.tsx'
import { Table } from '../ui/Table.tsx'
import { Accounts } from './Accounts.tsx'
import { Act } from './Act.tsx'
import { Inspect } from './Inspect.tsx'
import { Loaded } from './Loaded.tsx'
import { useMay } from './session.tsx'
import { TimeLine } from './TimeLine.tsx'
import { useProcedureName } from './use-procedure-name.ts'
import { useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface CustomerPageProps {
  readonly id: string
  readonly why: DeskReason
}

/** A customer on one screen. */
export function CustomerPage({ id, why }: CustomerPageProps) {
  const query = useRead(readDeskCustomer, { params: { id }, query: { why } })
  return (
    <Loaded query={query}>
      {(customer) => (
        <>
          <Who customer={customer} />
          <Accounts customer={customer} why={why} />
          <Inspect customer={customer} why={why} />
          <Act customer={customer} why={why} />
          <Contracts customer={customer} />
          <div className="desk-columns">
            <UnderWay customer={customer} />
            <Cases customer={customer} />
            <Mails customer={customer} />
            <Delegates customer={customer} />
          </div>
          <TimeLine id={id} why={why} />
        </>
      )}
    </Loaded>
  )
}

interface PartProps {
  readonly customer: DeskCustomer
}

function Who({ customer }: PartProps) {
  const { words, format } = useWords()
  const { debt, code, email, mobile, language } = words.customer
  const facts = [
    { term: 'NIF', value: customer.nif },
    { term: code, value: customer.code },
    { term: email, value: customer.email },
    { term: mobile, value: customer.mobile },
    { term: language, value: customer.language && words.case.languages[customer.language] },
  ]
  return (
    <header className="desk-who">
      <h1 tabIndex={-1}>{customer.name}</h1>
      {customer.debt_cents > 0 ? (
        <Chip tone="bad">
          {debt}: {format.money(customer.debt_cents)}
        </Chip>
      ) : null}
      <DefinitionList items={facts.filter(({ value }) => value)} columns={2} />
    </header>
  )
}

function Contracts({ customer }: PartProps) {
  const { words, format } = useWords()
  const { contracts, contract, state, product, address, consents, debt, none } = words.customer
  return (
    <section>
      <h2>{contracts}</h2>
      <Table
        caption={contracts}
        rows={customer.contracts}
        rowKey={({ id }) => String(id)}
        empty={<p className="soft">{none}</p>}
        columns={[
          { key: 'name', header: contract, cell: ({ name }) => name, position: 'title' },
          { key: 'state', header: state, cell: (row) => row.state },
          { key: 'cups', header: 'CUPS', cell: ({ cups }) => cups },
          { key: 'address', header: address, cell: (row) => row.address },
          { key: 'product', header: product, cell: (row) => `${row.product} · ${row.tariff}` },
          { key: 'consents', header: consents, cell: (row) => <Consents {...row.consents} /> },
          { key: 'debt', header: debt, cell: (row) => format.money(row.debt_cents), align: 'end' },
        ]}
      />
    </section>
  )
}

function Consents(given: DeskCustomer['contracts'][number]['consents']) {
  const { words } = useWords()
  const { invoiceOnline, electronic, noSips } = words.customer
  const said = [
    given.invoice_online && invoiceOnline,
    given.electronic_notification && electronic,
    given.no_cession_sips && noSips,
  ]
  return said.filter(Boolean).join(', ') || '–'
}

function UnderWay({ customer }: PartProps) {
  const { words, format } = useWords()
  const nameOf = useProcedureName()
  return (
    <section>
      <h2>{words.customer.requests}</h2>
      <Lines
        lines={customer.requests.map(({ reference, procedure, state, at }) => [
          reference,
          `${nameOf(procedure)} · ${words.codes.request[state] ?? state} · ${format.instant(at)}`,
        ])}
      />
    </section>
  )
}

function Cases({ customer }: PartProps) {
  const { words, format } = useWords()
  const may = useMay()
  return (
    <section>
      <h2>{words.customer.cases}</h2>
      <Lines
        lines={customer.cases.map(({ id, reference, subject, state, at }) => [
          reference,
          <>
            {may(readDeskCase) ? <Link href={`/desk/cases/${id}`}>{subject}</Link> : subject} ·{' '}
            {words.case[state]} · {format.instant(at)}
          </>,
        ])}
      />
    </section>
  )
}

function Mails({ customer }: PartProps) {
  const { words, format } = useWords()
  return (
    <section>
      <h2>{words.customer.mails}</h2>
      <Lines
        lines={customer.mails.map(({ template, at, state }, index) => [
          `${template} ${index}`,
          <>
            {format.instant(at)} · {words.codes.mails[template] ?? template}{' '}
            <Chip tone={state === 'returned' || state === 'given_up' ? 'bad' : 'neutral'}>
              {words.mailState[state]}
            </Chip>
          </>,
        ])}
      />
    </section>
  )
}

function Delegates({ customer }: PartProps) {
  const { words, format } = useWords()
  const { delegates, role: roles, untilDay, invited } = words.customer
  return (
    <section>
      <h2>{delegates}</h2>
      <Lines
        lines={customer.delegates.map(({ who, role, accepted, end_day }) => [
          who,
          [
            who,
            (roles as Readonly<Record<string, string>>)[role],
            accepted ? '' : invited,
            end_day && untilDay(format.day(end_day)),
          ]
            .filter(Boolean)
            .join(' · '),
        ])}
      />
    </section>
  )
}

interface LinesProps {
  /** Key and content of each. */
  readonly lines: readonly (readonly [string, React.ReactNode])[]
}

function Lines({ lines }: LinesProps) {
  const { words } = useWords()
  if (lines.length === 0) return <p className="soft">{words.customer.none}</p>
  return (
    <ul role="list" className="desk-lines">
      {lines.map(([key, content]) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
