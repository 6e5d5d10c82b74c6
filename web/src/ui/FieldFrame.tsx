import { useId } from 'react'
import type { ReactNode } from 'react'
import { Ended, Pause } from './Ended.tsx'
import './field.css'
import { Mark } from './Mark.tsx'

/** The texts of every field. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** The error message; the field is invalid while there is one. */
  error?: string | undefined
  /** "(optional)"; fields without it are required. */
  optional?: string | undefined
}

export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The width of a field hints at the length of its value. */
export type FieldWidth = 'short' | 'medium' | 'full'

type FrameProps = FieldTexts & {
  id?: string | undefined
  width?: FieldWidth | undefined
  children: (control: ControlProps) => ReactNode
}

export function FieldFrame({ label, hint, error, optional, id, width = 'full', children }: FrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className="field" data-width={width}>
      <label htmlFor={controlId}>
        {label}
        {optional ? <span className="soft"> {optional}</span> : null}
      </label>
      <FieldHint id={`${controlId}-hint`} hint={hint} error={error} />
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  )
}

interface FieldHintProps {
  readonly id: string
  readonly hint: ReactNode
  /** What is heard after it. */
  readonly error: string | undefined
}

export function FieldHint({ id, hint, error }: FieldHintProps) {
  if (!hint) return null
  return (
    <p id={id} className="field-hint">
      {error && typeof hint === 'string' ? <Ended>{hint}</Ended> : hint}
      {error && typeof hint !== 'string' ? <Pause /> : null}
    </p>
  )
}

interface FieldErrorProps {
  readonly id: string
  readonly error: string | undefined
}

export function FieldError({ id, error }: FieldErrorProps) {
  return error ? (
    <p id={id} className="field-error">
      <Mark name="alert" />
      {error}
    </p>
  ) : null
}
