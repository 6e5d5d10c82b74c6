import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/Field.tsx'
import { useSaidAnew } from '../ui/use-said-anew.ts'
import { draftedChoice } from './draft.ts'
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
  /** What can be chosen whatever is looked for. */
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
  const found =
    matching === 0
      ? t('nothing')
      : t('found', { shown: Math.min(matching, mostShown), count: options.length })
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
              if (only) choose(only.value)
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
