import { useState } from 'react'
import { editKeptTexts, removeKeptText, saveKeptText, type KeptText } from '@endoll/api/desk-texts.ts'
import { textVariables } from '@endoll/api/kept-text.ts'
import { languages, localeNames } from '@endoll/api/language.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { DeskForm, typedIn } from './DeskForm.tsx'
import { Loaded } from './Loaded.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

/** Texts that answers begin with, each in every language. */
export function TextsPage() {
  const { words } = useWords()
  const query = useRead(editKeptTexts)
  // A form that was sent begins anew.
  const [added, setAdded] = useState(0)
  const { title, variables, variable, add } = words.texts
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="soft">
        {variables} {textVariables.map((name) => `{${name}}: ${variable[name]}`).join(' · ')}
      </p>
      <Loaded query={query}>
        {({ texts }) =>
          texts.map((text) => (
            <section key={text.id}>
              <details>
                <summary>{text.name}</summary>
                <TextForm text={text} />
              </details>
            </section>
          ))
        }
      </Loaded>
      <section key={added}>
        <h2>{add}</h2>
        <TextForm text={undefined} onKept={() => setAdded(added + 1)} />
      </section>
    </>
  )
}

interface TextFormProps {
  /** Undefined of a new one. */
  readonly text: KeptText | undefined
  readonly onKept?: () => void
}

function TextForm({ text, onKept }: TextFormProps) {
  const { words } = useWords()
  const save = useDo(saveKeptText, editKeptTexts)
  const remove = useDo(removeKeptText, editKeptTexts)
  const send = (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const said = { es: typed['es'] ?? '', ca: typed['ca'] ?? '', en: typed['en'] ?? '' }
    const body = { id: text?.id ?? null, name: typed['name'] ?? '', words: said }
    save.mutate({ body }, { onSuccess: () => onKept?.() })
  }
  const [asking, setAsking] = useState(false)
  const { name, save: saveLabel, remove: removeLabel, removeAsk, keep } = words.texts
  const failed =
    saidOf(words, save.error) ?? saidOf(words, save.error, 'words') ?? saidOf(words, remove.error)
  return (
    <DeskForm error={save.error} onSend={send}>
      {failed ? <Notice tone="bad" title={failed} announce /> : null}
      {save.isSuccess ? <Notice tone="good" title={words.customer.done} announce /> : null}
      <Field label={name} name="name" defaultValue={text?.name} error={saidOf(words, save.error, 'name')} />
      {languages.map((language) => (
        <TextArea
          key={language}
          label={localeNames[language]}
          name={language}
          lang={language}
          rows={5}
          defaultValue={text?.words[language]}
        />
      ))}
      <div className="row">
        <Button type="submit" look={text ? 'secondary' : 'primary'}>
          {saveLabel}
        </Button>
        {text && !asking ? <Button onClick={() => setAsking(true)}>{removeLabel}</Button> : null}
      </div>
      {text && asking ? (
        <div className="row" role="group" aria-label={removeAsk(text.name)}>
          <p>{removeAsk(text.name)}</p>
          <Button
            look="danger"
            busy={remove.isPending}
            busyLabel={words.case.sending}
            onClick={() => remove.mutate({ params: { id: String(text.id) } })}
          >
            {removeLabel}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {keep}
          </Button>
        </div>
      ) : null}
    </DeskForm>
  )
}
