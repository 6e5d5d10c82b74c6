import { useState } from 'react'
import { checkStaffLog, readStaffLog, staffDeeds, type StaffDeed } from '@endoll/api/desk-staff.ts'
import { deskReasons } from '@endoll/api/desk-words.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Select } from '../ui/Select.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { useDo, useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** What was done at the desk, the last hundred lines of what is asked for. */
export function LogPage() {
  const { words, format } = useWords()
  const { log } = words
  const [customer, setCustomer] = useState('')
  const [staff, setStaff] = useState('')
  const [what, setWhat] = useState<StaffDeed | 'any'>('any')
  const query = useRead(readStaffLog, {
    query: { what, ...(customer && { customer }), ...(staff && { staff }) },
  })
  const reasons: Readonly<Record<string, string>> = Object.fromEntries(
    deskReasons.map((reason) => [reason, words.why[reason]]),
  )
  return (
    <>
      <h1 tabIndex={-1}>{log.title}</h1>
      <Whole />
      <div className="desk-filters">
        <Field
          label={log.customer}
          name="customer"
          inputMode="numeric"
          width="short"
          value={customer}
          onChange={(event) => setCustomer(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Select
          label={log.who}
          name="staff"
          width="medium"
          value={staff}
          onChange={(event) => setStaff(event.target.value)}
          options={[
            { value: '', label: log.any },
            ...(query.data?.staff ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Select
          label={log.what}
          name="what"
          width="medium"
          value={what}
          onChange={(event) => setWhat(event.target.value as StaffDeed | 'any')}
          options={[
            { value: 'any', label: words.events.any },
            ...staffDeeds.map((deed) => ({ value: deed, label: log.deeds[deed] })),
          ]}
        />
      </div>
      <Loaded query={query}>
        {({ items }) => (
          <Table
            caption={log.title}
            rows={items}
            rowKey={({ number }) => String(number)}
            empty={<p className="soft">{log.none}</p>}
            columns={[
              { key: 'number', header: log.number, cell: ({ number }) => number, align: 'end' },
              { key: 'at', header: words.events.when, cell: ({ at }) => format.instant(at) },
              { key: 'who', header: log.who, cell: ({ who }) => who ?? log.command },
              { key: 'what', header: log.what, cell: (row) => log.deeds[row.what], position: 'title' },
              { key: 'whom', header: log.whom, cell: ({ customer_id }) => customer_id ?? '–' },
              { key: 'about', header: log.about, cell: ({ about }) => about || '–' },
              { key: 'why', header: log.why, cell: ({ why }) => reasons[why] ?? '–' },
              { key: 'from', header: log.from, cell: ({ address }) => address },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

function Whole() {
  const { words } = useWords()
  const check = useDo(checkStaffLog)
  const { check: label, whole, broken } = words.log
  const at = check.data?.broken_at
  return (
    <div>
      <Button small busy={check.isPending} busyLabel={words.loading} onClick={() => check.mutate({})}>
        {label}
      </Button>
      {at === null ? <Notice tone="good" title={whole} announce /> : null}
      {typeof at === 'number' ? <Notice tone="bad" title={broken(at)} announce /> : null}
    </div>
  )
}
