import { listDeliveries, retryDelivery, type Delivery } from '@endoll/api/desk-work.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** Mails and events that did not leave, with their cause. */
export function DeliveriesPage() {
  const { words, format } = useWords()
  const query = useRead(listDeliveries)
  const retry = useDo(retryDelivery, listDeliveries)
  const { title, waiting, kind: kinds, what, to, since, why, retry: label, gone, none } = words.deliveries
  const again = ({ kind, id }: Delivery) => retry.mutate({ params: { kind, id: String(id) } })
  const said = saidOf(words, retry.error)
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {said ? <Notice tone="bad" title={said} announce /> : null}
      <Loaded query={query}>
        {(reply) => (
          <>
            <p className="soft">{waiting(reply.waiting.mails, reply.waiting.events)}</p>
            <Table
              caption={title}
              rows={reply.given_up}
              rowKey={({ kind, id }) => `${kind} ${id}`}
              empty={<p className="soft">{none}</p>}
              columns={[
                { key: 'kind', header: words.events.filter, cell: ({ kind }) => kinds[kind] },
                {
                  key: 'what',
                  header: what,
                  cell: (row) => words.codes.mails[row.what] ?? row.what,
                  position: 'title',
                },
                { key: 'to', header: to, cell: (row) => row.to || '–' },
                { key: 'since', header: since, cell: ({ created_at }) => format.instant(created_at) },
                { key: 'why', header: why, cell: (row) => row.why || '–' },
                {
                  key: 'retry',
                  header: label,
                  position: 'actions',
                  cell: (row) =>
                    row.retriable ? (
                      <Button small onClick={() => again(row)}>
                        {label}
                      </Button>
                    ) : (
                      <span className="small soft">{gone}</span>
                    ),
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
