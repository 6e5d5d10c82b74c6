import { listDeskMoney } from '@endoll/api/desk-money.ts'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { PaymentLink } from './PaymentLink.tsx'
import { Refunds } from './Refunds.tsx'
import { useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** Payments that somebody has to look at, refunds that wait, and messages of the provider that fit nothing. */
export function MoneyPage() {
  const { words, format } = useWords()
  const query = useRead(listDeskMoney)
  const { title, odd, refunds, messages, none, reference, state, amount, since, todo, what } = words.money
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Loaded query={query}>
        {(reply) => (
          <>
            <section>
              <h2>{refunds}</h2>
              <Refunds rows={reply.refunds} />
            </section>
            <section>
              <h2>{odd}</h2>
              <Table
                caption={odd}
                rows={reply.payments}
                rowKey={(row) => row.reference}
                empty={<p className="soft">{none}</p>}
                columns={[
                  {
                    key: 'reference',
                    header: reference,
                    position: 'title',
                    cell: (row) => <PaymentLink reference={row.reference} />,
                  },
                  {
                    key: 'state',
                    header: state,
                    cell: (row) => words.codes.payment[row.state] ?? row.state,
                  },
                  {
                    key: 'amount',
                    header: amount,
                    align: 'end',
                    cell: ({ amount_cents }) => format.money(amount_cents),
                  },
                  { key: 'since', header: since, cell: (row) => format.instant(row.since) },
                  { key: 'todo', header: todo, cell: (row) => words.money.doing[row.state] },
                ]}
              />
            </section>
            <section>
              <h2>{messages}</h2>
              <Table
                caption={messages}
                rows={reply.messages.map((message, index) => ({ ...message, index }))}
                rowKey={({ index }) => String(index)}
                empty={<p className="soft">{none}</p>}
                columns={[
                  { key: 'what', header: what, position: 'title', cell: ({ type }) => <code>{type}</code> },
                  {
                    key: 'flag',
                    header: words.deliveries.why,
                    cell: ({ flag }) => words.money.flags[flag] ?? flag,
                  },
                  {
                    key: 'reference',
                    header: reference,
                    cell: (row) => (row.reference ? <PaymentLink reference={row.reference} /> : '–'),
                  },
                  { key: 'since', header: since, cell: (row) => format.instant(row.received_at) },
                  { key: 'todo', header: todo, cell: () => words.money.doing.flagged },
                ]}
              />
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}
