import { listDeskDocuments } from '@endoll/api/desk-documents.ts'
import { Link } from '../ui/Link.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** New contracts whose documents nobody has looked at yet, oldest first. */
export function DocumentQueue() {
  const { words, format } = useWords()
  const query = useRead(listDeskDocuments)
  const { title, none, reference, name, what, since, kind, register, registered } = words.documents
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
                cell: (row) => <Link href={`/desk/documents/${row.reference}`}>{row.reference}</Link>,
              },
              { key: 'name', header: name, cell: (row) => row.name },
              {
                key: 'what',
                header: what,
                cell: ({ documents }) => documents.map((each) => kind[each]).join(', '),
              },
              {
                key: 'register',
                header: register,
                cell: ({ identity_check }) => registered[identity_check],
              },
              { key: 'since', header: since, cell: ({ asked_at }) => format.instant(asked_at) },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}
