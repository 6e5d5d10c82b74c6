import { listDeskCases, noteInCase, readDeskCase, takeCase, type DeskCase } from '@endoll/api/desk-work.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Link } from '../ui/Link.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { Answer } from './Answer.tsx'
import { DeskForm } from './DeskForm.tsx'
import { Loaded } from './Loaded.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useDraft } from './use-draft.ts'
import { useKeep } from './use-keep.ts'
import { useWords } from './words/use-words.tsx'

interface CasePageProps {
  readonly id: string
}

/** One case: what was said, the answer, and what the team noted. */
export function CasePage({ id }: CasePageProps) {
  const query = useRead(readDeskCase, { params: { id } })
  return (
    <Loaded query={query}>
      {(shown) => (
        <>
          <Heading shown={shown} />
          <Said shown={shown} />
          <Answer key={shown.id} shown={shown} />
          <Notes shown={shown} />
        </>
      )}
    </Loaded>
  )
}

interface PartProps {
  readonly shown: DeskCase
}

function Heading({ shown }: PartProps) {
  const { words, format } = useWords()
  const keep = useKeep()
  const take = useDo(takeCase, listDeskCases)
  const { claim, query, customer, take: takeLabel, leave, takenBy } = words.case
  const params = { id: String(shown.id) }
  const isTaken = shown.taken_by !== null
  return (
    <header className="desk-who">
      <h1 tabIndex={-1}>{shown.subject}</h1>
      <p>
        <Chip tone={shown.is_claim ? 'wait' : 'neutral'}>{shown.is_claim ? claim : query}</Chip>{' '}
        <Chip tone="neutral">{words.case[shown.state]}</Chip> {shown.reference}
        {shown.answer_due_day ? ` · ${words.cases.due} ${format.day(shown.answer_due_day)}` : ''}
      </p>
      <p>
        {customer}: <Link href={`/desk/customers/${shown.customer_id}?why=case`}>{shown.customer}</Link>
        {shown.contract ? ` · ${shown.contract}` : ''}
      </p>
      <div className="row">
        {isTaken ? <span>{takenBy(shown.taken_by ?? '')}</span> : null}
        {!isTaken || shown.is_mine ? (
          <Button
            small
            onClick={() => take.mutate({ params, body: { take: !isTaken } }, { onSuccess: keep })}
          >
            {isTaken ? leave : takeLabel}
          </Button>
        ) : null}
      </div>
    </header>
  )
}

function Said({ shown }: PartProps) {
  const { words, format } = useWords()
  return (
    <ol role="list" className="desk-said">
      {shown.messages.map(({ position, author, what, text, at, files }) => (
        <li key={position} data-author={author}>
          <p className="small soft">
            {[words.case.author[author], format.instant(at), words.case.kind[what], ...files]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="desk-text">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Notes({ shown }: PartProps) {
  const { words, format } = useWords()
  const keep = useKeep()
  const note = useDo(noteInCase)
  const [text, setText] = useDraft(`note ${shown.id}`, '')
  const { notes, note: label, noteHint, addNote } = words.case
  return (
    <section>
      <h2>{notes}</h2>
      <ul role="list" className="desk-lines">
        {shown.notes.map(({ who, text: said, at }) => (
          <li key={`${at} ${said}`}>
            <span className="small soft">
              {who} · {format.instant(at)}
            </span>
            <p className="desk-text">{said}</p>
          </li>
        ))}
      </ul>
      <DeskForm
        error={note.error}
        onSend={() => {
          const input = { params: { id: String(shown.id) }, body: { text } }
          note.mutate(input, {
            onSuccess: (now) => {
              keep(now)
              setText('')
            },
          })
        }}
      >
        <TextArea
          label={label}
          hint={noteHint}
          name="note"
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={saidOf(words, note.error, 'text') ?? saidOf(words, note.error)}
        />
        <Button type="submit">{addNote}</Button>
      </DeskForm>
    </section>
  )
}
