import { useState } from 'react'
import { listKeptTexts } from '@endoll/api/desk-texts.ts'
import { answerDeskCase, listDeskCases, type DeskCase } from '@endoll/api/desk-work.ts'
import { fillKeptText } from '@endoll/api/kept-text.ts'
import { languageOf, languages, localeNames, type Language } from '@endoll/api/language.ts'
import { createFormat } from '../i18n/format.ts'
import type { KeptUpload } from '../form/upload-list.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { AnswerFiles } from './AnswerFiles.tsx'
import { DeskForm } from './DeskForm.tsx'
import { useSession } from './session.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useDraft } from './use-draft.ts'
import { useKeep } from './use-keep.ts'
import { useWords } from './words/use-words.tsx'

interface AnswerProps {
  readonly shown: DeskCase
}

/** The answer to a case, with its files. What is written and sent stays until it has gone. */
export function Answer({ shown }: AnswerProps) {
  const { words } = useWords()
  const keep = useKeep()
  const answer = useDo(answerDeskCase, listDeskCases)
  const [text, setText] = useDraft(`answer ${shown.id}`, '')
  const [files, setFiles] = useDraft<readonly KeptUpload[]>(`files ${shown.id}`, [])
  // The list of files begins anew once they have gone.
  const [sendings, setSendings] = useState(0)
  const { answer: label, answerIn, send, sendAndClose, sending, sent, between } = words.case
  const press = (closes: boolean) =>
    answer.mutate(
      {
        params: { id: String(shown.id) },
        body: { position: shown.messages.length, text, closes, attachment: files.map(({ id }) => id) },
      },
      {
        onSuccess: ({ answered, case: now }) => {
          keep(now)
          if (!answered) return
          setText('')
          setFiles([])
          setSendings(sendings + 1)
        },
      },
    )
  const said = saidOf(words, answer.error)
  return (
    <DeskForm error={answer.error} onSend={(_, pressed) => press(pressed?.getAttribute('name') === 'closes')}>
      {answer.data?.answered === true ? <Notice tone="good" title={sent} announce /> : null}
      {answer.data?.answered === false ? <Notice tone="wait" title={between} announce /> : null}
      {said ? <Notice tone="bad" title={said} announce /> : null}
      <Beginning shown={shown} onChoose={(begun) => setText(text ? `${text}\n\n${begun}` : begun)} />
      <TextArea
        label={label}
        name="text"
        hint={answerIn(words.case.languages[languageOf(shown.locale)])}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={saidOf(words, answer.error, 'text')}
      />
      <AnswerFiles
        key={sendings}
        kept={files}
        onChange={setFiles}
        error={saidOf(words, answer.error, 'attachment')}
      />
      <div className="row">
        <Button type="submit" look="primary" busy={answer.isPending} busyLabel={sending}>
          {send}
        </Button>
        <Button type="submit" name="closes" busy={answer.isPending} busyLabel={sending}>
          {sendAndClose}
        </Button>
      </div>
    </DeskForm>
  )
}

interface BeginningProps extends AnswerProps {
  readonly onChoose: (begun: string) => void
}

/** A kept text to begin with, in the customer's language unless another is chosen. */
function Beginning({ shown, onChoose }: BeginningProps) {
  const { words } = useWords()
  const { session } = useSession()
  const [language, setLanguage] = useState<Language>(languageOf(shown.locale))
  const [chosen, setChosen] = useState('')
  const { data } = useRead(listKeptTexts)
  if (!data || data.texts.length === 0) return null
  const insert = () => {
    const text = data.texts.find(({ id }) => String(id) === chosen)
    if (!text) return
    const { answer_due_day: due, customer, reference, contract } = shown
    const day = due && createFormat(language).day(due)
    const values = { name: customer, reference, contract, day, agent: session.name }
    onChoose(fillKeptText(text.words[language], values))
  }
  const { begin, insert: insertLabel } = words.texts
  return (
    <div className="desk-filters">
      <Select
        label={begin}
        name="kept"
        placeholder={words.texts.none}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={data.texts.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        label={words.customer.language}
        name="language"
        width="short"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        options={languages.map((value) => ({ value, label: localeNames[value] }))}
      />
      <Button onClick={insert}>{insertLabel}</Button>
    </div>
  )
}
