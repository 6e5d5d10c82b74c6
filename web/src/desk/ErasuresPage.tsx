import {
  decideDeskErasure,
  listDeskErasures,
  proposeDeskErasure,
  type DeskErasure,
} from '@endoll/api/desk-privacy.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'
import { DeskForm } from './DeskForm.tsx'
import { Loaded } from './Loaded.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useDraft } from './use-draft.ts'
import { useWords } from './words/use-words.tsx'

/** Requests to erase data: one person proposes an answer, another confirms it. */
export function ErasuresPage() {
  const { words } = useWords()
  const query = useRead(listDeskErasures)
  const { title, told, none } = words.privacy
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="soft">{told}</p>
      <Loaded query={query}>
        {({ erasures }) =>
          erasures.length === 0 ? (
            <p className="soft">{none}</p>
          ) : (
            erasures.map((one) => <Erasure key={one.reference} shown={one} />)
          )
        }
      </Loaded>
    </>
  )
}

interface ErasureProps {
  readonly shown: DeskErasure
}

function Erasure({ shown }: ErasureProps) {
  const { words, format } = useWords()
  const { reference, customer_id, customer, submitted_at, due_day, proposal } = shown
  const { since, due } = words.privacy
  return (
    <section>
      <h2>{reference}</h2>
      <p>
        <Link href={`/desk/customers/${customer_id}?why=check`}>{customer}</Link>
        {` · ${since(format.instant(submitted_at))}`}
        {due_day ? ` · ${due(format.day(due_day))}` : ''}
      </p>
      {proposal ? <Decide reference={reference} proposal={proposal} /> : <Propose reference={reference} />}
    </section>
  )
}

interface ProposeProps {
  readonly reference: string
}

function Propose({ reference }: ProposeProps) {
  const { words } = useWords()
  const propose = useDo(proposeDeskErasure, listDeskErasures)
  const [reason, setReason] = useDraft(`erasure ${reference}`, '')
  const { accept, reject, reason: label, reasonHint, between } = words.privacy
  const press = (answer: 'accepted' | 'rejected') =>
    propose.mutate({
      params: { reference },
      body: { answer, reason_text: answer === 'rejected' ? reason : '' },
    })
  const said = saidOf(words, propose.error)
  const busy = { busy: propose.isPending, busyLabel: words.case.sending }
  return (
    <DeskForm error={propose.error} onSend={() => press('rejected')}>
      {propose.data?.proposed === false ? <Notice tone="wait" title={between} announce /> : null}
      {said ? <Notice tone="bad" title={said} announce /> : null}
      <Button {...busy} onClick={() => press('accepted')}>
        {accept}
      </Button>
      <Field
        label={label}
        name="reason_text"
        hint={reasonHint}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={saidOf(words, propose.error, 'reason_text')}
      />
      <Button type="submit" {...busy}>
        {reject}
      </Button>
    </DeskForm>
  )
}

interface DecideProps {
  readonly reference: string
  readonly proposal: NonNullable<DeskErasure['proposal']>
}

function Decide({ reference, proposal: { answer, reason_text, by, at, is_mine } }: DecideProps) {
  const { words, format } = useWords()
  const decide = useDo(decideDeskErasure, listDeskErasures)
  const { proposed, proposedBy, confirm, turnDown, mine } = words.privacy
  const press = (isConfirmed: boolean) =>
    decide.mutate({ params: { reference }, body: { confirm: isConfirmed } })
  const said = saidOf(words, decide.error)
  return (
    <>
      {said ? <Notice tone="bad" title={said} announce /> : null}
      <p>
        <strong>{proposed[answer]}</strong> {proposedBy(by, format.instant(at))}
      </p>
      {reason_text ? <p className="desk-text">{reason_text}</p> : null}
      {is_mine ? (
        <p className="soft">{mine}</p>
      ) : (
        <div className="row">
          <Button
            look="danger"
            busy={decide.isPending}
            busyLabel={words.case.sending}
            onClick={() => press(true)}
          >
            {confirm}
          </Button>
          <Button look="quiet" onClick={() => press(false)}>
            {turnDown}
          </Button>
        </div>
      )}
    </>
  )
}
