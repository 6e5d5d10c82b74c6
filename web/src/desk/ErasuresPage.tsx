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
  const decide = useDecide()
  const { title, told, none, decided } = words.privacy
  const said = saidOf(words, decide.error)
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="soft">{told}</p>
      {said ? <Notice tone="bad" title={said} announce /> : null}
      {decide.data?.decided === false ? <Notice tone="wait" title={decided.between} announce /> : null}
      {decide.data?.decided ? (
        <Notice
          tone="good"
          title={decide.variables?.body?.confirm ? decided.confirmed : decided.turnedDown}
          announce
        />
      ) : null}
      <Loaded query={query}>
        {({ erasures }) =>
          erasures.length === 0 ? (
            <p className="soft">{none}</p>
          ) : (
            erasures.map((one) => <Erasure key={one.reference} shown={one} decide={decide} />)
          )
        }
      </Loaded>
    </>
  )
}

function useDecide() {
  return useDo(decideDeskErasure, listDeskErasures)
}
type Deciding = ReturnType<typeof useDecide>

interface ErasureProps {
  readonly shown: DeskErasure
  readonly decide: Deciding
}

function Erasure({ shown, decide }: ErasureProps) {
  const { words, format } = useWords()
  const { reference, customer_id, customer, submitted_at, due_day, proposal } = shown
  const { since, due } = words.privacy
  return (
    <section>
      <h2>{reference}</h2>
      <p>
        <Link href={`/desk/customers/${customer_id}?why=check`}>{customer}</Link>
        {` · ${since(format.instant(submitted_at))}`}
        {due_day ? ` · ${due(format.longDay(due_day))}` : ''}
      </p>
      {proposal ? (
        <Decide shown={shown} proposal={proposal} decide={decide} />
      ) : (
        <Propose reference={reference} />
      )}
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
  readonly shown: DeskErasure
  readonly proposal: NonNullable<DeskErasure['proposal']>
  readonly decide: Deciding
}

function Decide({ shown: { reference }, proposal, decide }: DecideProps) {
  const { words, format } = useWords()
  const { answer, reason_text, by, at, is_mine } = proposal
  const { proposed, proposedBy, confirm, turnDown, mine } = words.privacy
  const isPressed = decide.isPending && decide.variables.params?.reference === reference
  const press = (isConfirmed: boolean) =>
    decide.mutate({ params: { reference }, body: { confirm: isConfirmed } })
  const saidId = `proposal-${reference}`
  return (
    <>
      <p id={saidId}>
        <strong>{proposed[answer]}</strong> {proposedBy(by, format.instant(at))}
      </p>
      {reason_text ? <p className="desk-text">{reason_text}</p> : null}
      {is_mine ? (
        <p className="soft">{mine}</p>
      ) : (
        <div className="row">
          <Button
            look={answer === 'accepted' ? 'danger' : 'primary'}
            aria-describedby={saidId}
            busy={isPressed}
            busyLabel={words.case.sending}
            onClick={() => press(true)}
          >
            {confirm}
          </Button>
          <Button look="quiet" aria-describedby={saidId} onClick={() => press(false)}>
            {turnDown}
          </Button>
        </div>
      )}
    </>
  )
}
