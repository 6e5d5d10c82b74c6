import { useState } from 'react'
import { listDeskCases } from '@endoll/api/desk-work.ts'
import { Select } from '../ui/Select.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

const choices = ['any', 'mine', 'free'] as const

/** Cases that wait for an answer, claims by their day first. */
export function CasesPage() {
  const { words, format } = useWords()
  const [whose, setWhose] = useState<(typeof choices)[number]>('any')
  const query = useRead(listDeskCases, { query: { whose } })
  const { title, counts, whose: label, subject, due, updated, taken, none } = words.cases
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Select
        label={label}
        name="whose"
        width="short"
        value={whose}
        onChange={(event) => setWhose(event.target.value as typeof whose)}
        options={choices.map((value) => ({ value, label: words.cases[value] }))}
      />
      <Loaded query={query}>
        {(reply) => (
          <>
            <p className="soft">{counts(reply.counts)}</p>
            <Table
              caption={title}
              rows={reply.items}
              rowKey={({ id }) => String(id)}
              rowHref={({ id }) => `/desk/cases/${id}`}
              empty={<p className="soft">{none}</p>}
              columns={[
                { key: 'subject', header: subject, cell: (row) => row.subject, position: 'title' },
                { key: 'reference', header: words.requests.reference, cell: ({ reference }) => reference },
                {
                  key: 'kind',
                  header: words.requests.what,
                  cell: ({ is_claim }) => (is_claim ? words.case.claim : words.case.query),
                },
                {
                  key: 'due',
                  header: due,
                  cell: (row) => row.answer_due_day && format.day(row.answer_due_day),
                },
                { key: 'updated', header: updated, cell: ({ updated_at }) => format.instant(updated_at) },
                { key: 'taken', header: taken, cell: ({ taken_by }) => taken_by ?? '–' },
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
