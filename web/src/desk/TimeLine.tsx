import { useState } from 'react'
import { readDeskEvents } from '@endoll/api/desk-customers.ts'
import { deskEventKinds, type DeskEventKind, type DeskReason } from '@endoll/api/desk-words.ts'
import { Select } from '../ui/Select.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface TimeLineProps {
  readonly id: string
  readonly why: DeskReason
}

/** What happened with a customer, of all kinds or of one. */
export function TimeLine({ id, why }: TimeLineProps) {
  const { words, format } = useWords()
  const [kind, setKind] = useState<DeskEventKind | 'any'>('any')
  const query = useRead(readDeskEvents, { params: { id }, query: { kind, why } })
  const { title, filter, any, when, what, kind: kinds } = words.events
  return (
    <section>
      <h2>{title}</h2>
      <Select
        label={filter}
        name="kind"
        width="short"
        value={kind}
        onChange={(event) => setKind(event.target.value as DeskEventKind | 'any')}
        options={[
          { value: 'any', label: any },
          ...deskEventKinds.map((each) => ({ value: each, label: kinds[each] })),
        ]}
      />
      <Loaded query={query}>
        {({ events }) => (
          <Table
            caption={title}
            rows={events.map((event, index) => ({ ...event, index }))}
            rowKey={({ index }) => String(index)}
            empty={<p className="soft">{words.customer.none}</p>}
            columns={[
              { key: 'at', header: when, cell: ({ at }) => format.instant(at) },
              { key: 'kind', header: filter, cell: (event) => kinds[event.kind] },
              { key: 'what', header: what, cell: (event) => event.what, position: 'title' },
              { key: 'state', header: words.customer.state, cell: ({ state }) => state },
              {
                key: 'amount',
                header: '€',
                align: 'end',
                cell: ({ amount_cents }) => (amount_cents === null ? '' : format.money(amount_cents)),
              },
            ]}
          />
        )}
      </Loaded>
    </section>
  )
}
