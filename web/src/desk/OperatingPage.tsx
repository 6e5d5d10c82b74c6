import { readDeskOperating, type DeskOperating, type ImportSaid } from '@endoll/api/desk-operating.ts'
import { DefinitionList } from '../ui/DefinitionList.tsx'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Table } from '../ui/Table.tsx'
import { Loaded } from './Loaded.tsx'
import { useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** How the office runs: outside systems, queues, the last import, switches. */
export function OperatingPage() {
  const { words, language } = useWords()
  const query = useRead(readDeskOperating, { query: { lang: language } })
  const { title, systems, system, state, states, todo, doing, switches, on, off, name } = words.operating
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Loaded query={query}>
        {(reply) => (
          <>
            <section>
              <h2>{systems}</h2>
              <Table
                caption={systems}
                rows={reply.systems}
                rowKey={(row) => row.system}
                empty={null}
                columns={[
                  {
                    key: 'system',
                    header: system,
                    position: 'title',
                    cell: (row) => words.operating.names[row.system],
                  },
                  { key: 'state', header: state, cell: (row) => states[row.state] },
                  { key: 'todo', header: todo, cell: (row) => doing[row.state] },
                ]}
              />
            </section>
            <Queues queues={reply.queues} />
            <LateJobs jobs={reply.late_jobs} />
            <LastImport last={reply.last_import} />
            <section>
              <h2>{switches}</h2>
              <Table
                caption={switches}
                rows={reply.switches}
                rowKey={(row) => row.name}
                empty={null}
                columns={[
                  { key: 'name', header: name, position: 'title', cell: (row) => <code>{row.name}</code> },
                  { key: 'on', header: state, cell: (row) => (row.on ? on : off) },
                ]}
              />
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}

/** How long something has waited, in words; a dash where nothing waits. */
function useAge() {
  const { words } = useWords()
  const { minutes, hours } = words.operating
  return (seconds: number) => {
    if (seconds === 0) return '–'
    const count = Math.ceil(seconds / 60)
    return count < 120 ? minutes(count) : hours(Math.floor(count / 60))
  }
}

interface QueuesProps {
  readonly queues: DeskOperating['queues']
}

/** What is on its way out. */
function Queues({ queues }: QueuesProps) {
  const { words, format } = useWords()
  const age = useAge()
  const { queue, waiting, retried, givenUp, oldest } = words.operating
  return (
    <section>
      <h2>{words.operating.queues}</h2>
      <Table
        caption={words.operating.queues}
        rows={queues}
        rowKey={(row) => row.queue}
        empty={null}
        columns={[
          {
            key: 'queue',
            header: queue,
            position: 'title',
            cell: (row) => words.operating.queueNames[row.queue],
          },
          { key: 'waiting', header: waiting, align: 'end', cell: (row) => format.number(row.waiting) },
          {
            key: 'oldest',
            header: oldest,
            align: 'end',
            cell: (row) => age(row.oldest_seconds),
          },
          { key: 'retried', header: retried, align: 'end', cell: (row) => format.number(row.retried) },
          {
            key: 'given_up',
            header: givenUp,
            align: 'end',
            cell: ({ given_up }) =>
              given_up === 0 ? '0' : <Link href="/desk/deliveries">{format.number(given_up)}</Link>,
          },
        ]}
      />
    </section>
  )
}

interface LateJobsProps {
  readonly jobs: DeskOperating['late_jobs']
}

/** Jobs that should have begun. */
function LateJobs({ jobs }: LateJobsProps) {
  const { words } = useWords()
  const age = useAge()
  const { late, noneLate, noJobs, job, oldest } = words.operating
  return (
    <section>
      <h2>{late}</h2>
      {jobs === null ? (
        <Notice tone="bad" title={noJobs} />
      ) : (
        <Table
          caption={late}
          rows={jobs}
          rowKey={(row) => row.job}
          empty={<p className="soft">{noneLate}</p>}
          columns={[
            { key: 'job', header: job, position: 'title', cell: (row) => <code>{row.job}</code> },
            {
              key: 'oldest',
              header: oldest,
              align: 'end',
              cell: (row) => age(row.oldest_seconds),
            },
          ]}
        />
      )}
    </section>
  )
}

interface LastImportProps {
  readonly last: DeskOperating['last_import']
}

/** When something last came in, and what was said of it. */
function LastImport({ last }: LastImportProps) {
  const { words, format } = useWords()
  const { lastImport, never, ended, succeeded, rows, refused, problems, notices } = words.operating
  if (!last)
    return (
      <section>
        <h2>{lastImport}</h2>
        <p className="soft">{never}</p>
      </section>
    )
  return (
    <section>
      <h2>{lastImport}</h2>
      <DefinitionList
        items={[
          { term: ended, value: format.instant(last.ended_at) },
          { term: succeeded, value: last.succeeded_at ? format.instant(last.succeeded_at) : '–' },
          { term: rows, value: last.rows === null ? '–' : format.number(last.rows) },
          { term: refused, value: last.refused === null ? '–' : format.number(last.refused) },
        ]}
      />
      <Said caption={problems} rows={last.problems} />
      <Said caption={notices} rows={last.notices} />
    </section>
  )
}

interface SaidProps {
  readonly caption: string
  readonly rows: readonly ImportSaid[]
}

/** What an import found, each with what to do. */
function Said({ caption, rows }: SaidProps) {
  const { words, format } = useWords()
  const { none, times, todo, inReport } = words.operating
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ code }) => code}
      empty={<p className="soft">{`${caption}: ${none}`}</p>}
      columns={[
        { key: 'reason', header: caption, position: 'title', cell: ({ reason }) => reason },
        { key: 'count', header: times, align: 'end', cell: ({ count }) => format.number(count) },
        { key: 'todo', header: todo, cell: (row) => row.todo ?? inReport },
      ]}
    />
  )
}
