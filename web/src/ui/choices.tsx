import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, FieldHint } from './FieldFrame.tsx'
import './field.css'
import './choices.css'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'disabled'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Disables it and says why. */
  disabledReason?: ReactNode
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** A switch whose change takes effect at once, without a form. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" />
}

function Choice(props: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const { label, hint: standingHint, error, disabledReason, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  const hint = disabledReason ?? standingHint
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="choice">
      <input
        {...input}
        id={id}
        disabled={Boolean(disabledReason)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <FieldHint id={`${id}-hint`} hint={hint} error={error} />
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  )
}

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabledReason?: ReactNode }

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'disabled' | 'value' | 'defaultValue'
> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  /** Each option as a card that can be clicked anywhere. */
  cards?: boolean
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, options, value, defaultValue, cards, ...input } = props
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="field"
      data-cards={cards || undefined}
      data-wrong={error ? '' : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend>{label}</legend>
      <FieldHint id={`${id}-hint`} hint={hint} error={error} />
      {options.map((option) => (
        <Choice
          key={option.value}
          {...input}
          type="radio"
          value={option.value}
          label={option.label}
          hint={option.hint}
          disabledReason={option.disabledReason}
          {...(value === undefined ? {} : { checked: option.value === value })}
          {...(defaultValue === undefined ? {} : { defaultChecked: option.value === defaultValue })}
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
