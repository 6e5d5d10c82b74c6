import { useQueryClient } from '@tanstack/react-query'
import {
  decideDeskDocuments,
  listDeskDocuments,
  readDeskDocuments,
  type DeskDocuments,
} from '@endoll/api/desk-documents.ts'
import { documentReasons } from '@endoll/api/document-checks.ts'
import { languageOf } from '@endoll/api/language.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { DeskForm } from './DeskForm.tsx'
import { saidOf, useDo } from './use-desk.ts'
import { useDraft } from './use-draft.ts'
import { useWords } from './words/use-words.tsx'

interface VerdictProps {
  readonly shown: DeskDocuments
}

/** What is said of documents: once, by whoever is first. */
export function Verdict({ shown }: VerdictProps) {
  const { words } = useWords()
  const queries = useQueryClient()
  const { reference, decided } = shown
  const decide = useDo(decideDeskDocuments, listDeskDocuments)
  const [reason, setReason] = useDraft(`reason ${reference}`, '')
  const [text, setText] = useDraft(`reason text ${reference}`, '')
  const { documents } = words
  const press = (verdict: 'good' | 'bad') =>
    decide.mutate(
      {
        params: { reference },
        body: {
          verdict,
          reason_code: documentReasons.find((code) => verdict === 'bad' && code === reason) ?? null,
          reason_text: verdict === 'bad' ? text : '',
        },
      },
      {
        onSuccess: (reply) =>
          queries.setQueryData([readDeskDocuments.path, { params: { reference } }], reply.documents),
      },
    )
  const said = saidOf(words, decide.error)
  const busy = { busy: decide.isPending, busyLabel: words.case.sending }
  return (
    <section>
      <h2>{documents.verdict}</h2>
      {decide.data?.decided === true ? <Notice tone="good" title={documents.done} announce /> : null}
      {decide.data?.decided === false ? <Notice tone="wait" title={documents.between} announce /> : null}
      {said ? <Notice tone="bad" title={said} announce /> : null}
      {decided ? (
        <Decided decided={decided} />
      ) : (
        <DeskForm error={decide.error} onSend={() => press('bad')}>
          <p className="soft">{documents.told}</p>
          <Button look="primary" {...busy} onClick={() => press('good')}>
            {documents.good}
          </Button>
          <Select
            label={documents.reason}
            name="reason_code"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={saidOf(words, decide.error, 'reason_code')}
            placeholder="–"
            options={documentReasons.map((value) => ({ value, label: documents.reasons[value] }))}
          />
          <TextArea
            label={documents.more}
            name="reason_text"
            hint={documents.moreHint(words.case.languages[languageOf(shown.locale)])}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={saidOf(words, decide.error, 'reason_text')}
          />
          <Button type="submit" {...busy}>
            {documents.bad}
          </Button>
        </DeskForm>
      )}
    </section>
  )
}

interface DecidedProps {
  readonly decided: NonNullable<DeskDocuments['decided']>
}

function Decided({ decided: { verdict, reason_code, reason_text, by, at } }: DecidedProps) {
  const { words, format } = useWords()
  const { decided: outcome, reasons, by: said } = words.documents
  return (
    <>
      <p>
        <strong>{outcome[verdict]}</strong> {said(by, format.instant(at))}
      </p>
      {reason_code ? <p>{reasons[reason_code]}</p> : null}
      {reason_text ? <p className="desk-text">{reason_text}</p> : null}
    </>
  )
}
