import { listDeskEnquiries, settleEnquiry } from '@endoll/api/desk-work.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** What people sent without signing in: each is answered by mail or phone, and then done. */
export function EnquiriesPage() {
  const { words, format } = useWords()
  const query = useRead(listDeskEnquiries)
  const settle = useDo(settleEnquiry, listDeskEnquiries)
  const { title, kind, who, says, by, at, done, settled, none, late } = words.enquiries
  const wrong = saidOf(words, settle.error)
  const reference = settle.variables?.params?.reference
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {wrong ? <Notice tone="bad" title={wrong} announce /> : null}
      {settle.data && reference !== undefined ? (
        <Notice tone="good" title={settled(reference)} announce />
      ) : null}
      <Loaded query={query}>
        {(reply) => (
          <>
            {reply.late > 0 ? <p className="soft">{late(reply.late)}</p> : null}
            <Table
              caption={title}
              rows={reply.items}
              rowKey={(row) => row.reference}
              empty={<p className="soft">{none}</p>}
              columns={[
                {
                  key: 'reference',
                  header: words.requests.reference,
                  position: 'title',
                  cell: (row) => row.reference,
                },
                { key: 'kind', header: words.requests.what, cell: (row) => kind[row.kind] },
                {
                  key: 'who',
                  header: who,
                  cell: (row) => (
                    <>
                      {row.name}
                      {row.email === '' ? null : (
                        <a className="line" href={`mailto:${row.email}?subject=${row.reference}`}>
                          {row.email}
                        </a>
                      )}
                      {row.phone === '' ? null : (
                        <a className="line" href={`tel:${row.phone}`}>
                          {phoneText(row.phone)}
                        </a>
                      )}
                    </>
                  ),
                },
                {
                  key: 'says',
                  header: says,
                  cell: (row) => (
                    <>
                      <strong className="line">{row.subject}</strong>
                      {row.text}
                    </>
                  ),
                },
                {
                  key: 'by',
                  header: by,
                  cell: (row) =>
                    row.slot_at === null
                      ? row.answer_by && format.day(row.answer_by)
                      : format.instant(row.slot_at),
                },
                { key: 'at', header: at, cell: (row) => format.instant(row.created_at) },
                {
                  key: 'done',
                  header: done,
                  position: 'actions',
                  cell: (row) => (
                    <Button
                      small
                      busy={settle.isPending && reference === row.reference}
                      busyLabel={words.loading}
                      aria-label={`${done}: ${row.reference}`}
                      onClick={() => settle.mutate({ params: { reference: row.reference }, body: {} })}
                    >
                      {done}
                    </Button>
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
