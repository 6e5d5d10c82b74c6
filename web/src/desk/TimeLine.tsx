import { useState } from 'react'
import { readDeskEvents, type DeskEvent } from '@endoll/api/desk-customers.ts'
import { readDeskPayment } from '@endoll/api/desk-money.ts'
import { deskEventKinds, type DeskEventKind, type DeskReason } from '@endoll/api/desk-words.ts'
import { Link } from '../ui/Link.tsx'
import { Select } from '../ui/Select.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { useMay } from './session.tsx'
import { useRead } from './use-desk.ts'
import { useProcedureName } from './use-procedure-name.ts'
import { useWords } from './words/use-words.tsx'
import type { Codes } from './words/words.ts'

/** What happened on a day that nobody noted the hour of. */
const wholeDays = new Set<DeskEventKind>(['bill', 'look'])

/** When, what and in which state, in words. */
function useEventWords() {
  const { words, format } = useWords()
  const nameOf = useProcedureName()
  const { codes, mailState } = words
  const stateOf = ({ kind, state }: DeskEvent): string => {
    if (kind === 'mail') return (mailState as Codes)[state] ?? state
    if (kind !== 'case') return codes[kind][state] ?? state
    const [author = '', what = ''] = state.split(' ')
    return `${(words.case.author as Codes)[author] ?? author}: ${(words.case.kind as Codes)[what] ?? what}`
  }
  const whatOf = ({ kind, what }: DeskEvent): string => {
    if (kind === 'mail') return codes.mails[what] ?? what
    if (kind !== 'request') return what
    const [reference = '', procedure = ''] = what.split(' ')
    return `${reference} · ${nameOf(procedure)}`
  }
  const whenOf = ({ kind, at }: DeskEvent): string =>
    wholeDays.has(kind) ? format.day(at.slice(0, 10)) : format.instant(at)
  return { stateOf, whatOf, whenOf }
}

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
  const { stateOf, whatOf, whenOf } = useEventWords()
  const may = useMay()
  const leadTo = (event: DeskEvent, said: string) =>
    event.kind === 'payment' && may(readDeskPayment) ? (
      <Link href={`/desk/money/${event.what}`}>{said}</Link>
    ) : (
      said
    )
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
              { key: 'at', header: when, cell: whenOf },
              { key: 'kind', header: filter, cell: (event) => kinds[event.kind] },
              { key: 'what', header: what, cell: (event) => leadTo(event, whatOf(event)), position: 'title' },
              { key: 'state', header: words.customer.state, cell: stateOf },
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
