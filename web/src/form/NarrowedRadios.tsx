import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '../ui/announce.ts'
import { Field } from '../ui/Field.tsx'
import { useSaidAnew } from '../ui/use-said-anew.ts'
import { chooseAsPressed, draftedChoice } from './draft.ts'
import { FormRadioGroup } from './fields.tsx'
import { mostShown, narrowed } from './narrowed.ts'

interface RadioChoice {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

interface NarrowedRadiosProps {
  readonly name: string
  readonly label: string
  /** Of the field that narrows them; it stands there from more than eight on. */
  readonly find: { readonly label: string; readonly hint: string }
  readonly options: readonly RadioChoice[]
  /** Choices that are always shown, whatever the search. */
  readonly always: RadioChoice
  /** What was answered before. */
  readonly before: string | undefined
  /** Under which the form keeps what is typed. */
  readonly typedKey: string
}

/** One of a few or of hundreds: a part of it is typed, and the first that match are left to choose from. */
export function NarrowedRadios(props: NarrowedRadiosProps) {
  const { name, label, find, options, always, before, typedKey } = props
  const finder = `${name}_find`
  const [typed, setTyped] = useState(() => draftedChoice(typedKey, finder) ?? '')
  const [chosen, choose] = useState(() => draftedChoice(typedKey, name) ?? before ?? '')
  const t = useTranslations('flow.narrowed')
  const { shown, matching } = narrowed(options, typed, chosen)
  const only = matching === 1 ? shown.at(-1) : undefined
  const counts = { shown: Math.min(matching, mostShown), count: matching }
  const found =
    only === undefined
      ? t(matching === 0 ? 'nothing' : typed === '' ? 'all' : matching > mostShown ? 'some' : 'few', counts)
      : only.value === chosen
        ? t('chosen', { label: only.label })
        : t('one')
  useSaidAnew(found)
  return (
    <>
      {options.length > mostShown ? (
        <div className="stack" data-gap="s">
          <Field
            name={finder}
            label={find.label}
            hint={find.hint}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (only && only.value !== chosen) chooseAsPressed(event.currentTarget.form, name, only.value)
              else announce(found)
            }}
          />
          <p className="small">{found}</p>
        </div>
      ) : null}
      <FormRadioGroup
        name={name}
        label={label}
        cards
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={[...(options.length > mostShown ? shown : options), always]}
      />
    </>
  )
}
