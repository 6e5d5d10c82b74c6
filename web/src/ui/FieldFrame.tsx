import { useId } from 'react'
import type { ReactNode } from 'react'
import './field.css'
import { Mark } from './Mark.tsx'

/** What every field says: its name, why it is asked, what is wrong. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, in words; the field is invalid exactly while this is there. */
  error?: string | undefined
  /** "(optional)": what is not marked is required. */
  optional?: string | undefined
}

export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** How long the expected answer is; a field's width is a hint too. */
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
      {hint ? (
        <p id={`${controlId}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
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
