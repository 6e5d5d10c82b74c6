import { listDeskRequests } from '@endoll/api/desk-work.ts'
import { Link } from '../ui/Link.tsx'
import { Table } from '../ui/Table.tsx'
import { useProcedureName } from './use-procedure-name.ts'
import { Loaded } from './Loaded.tsx'
import { useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** Requests that wait for the retailer, oldest first; its own systems answer them. */
export function RequestsPage() {
  const { words, format } = useWords()
  const nameOf = useProcedureName()
  const query = useRead(listDeskRequests)
  const { title, reference, what, contract, state, since, none } = words.requests
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Loaded query={query}>
        {({ items }) => (
          <Table
            caption={title}
            rows={items}
            rowKey={(row) => row.reference}
            empty={<p className="soft">{none}</p>}
            columns={[
              {
                key: 'reference',
                header: reference,
                position: 'title',
                cell: (row) => (
                  <Link href={`/desk/customers/${row.customer_id}?why=check`}>{row.reference}</Link>
                ),
              },
              { key: 'what', header: what, cell: ({ procedure }) => nameOf(procedure) },
              { key: 'contract', header: contract, cell: (row) => row.contract ?? '–' },
              { key: 'state', header: state, cell: (row) => words.requests[row.state] },
              { key: 'since', header: since, cell: ({ submitted_at }) => format.instant(submitted_at) },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}
