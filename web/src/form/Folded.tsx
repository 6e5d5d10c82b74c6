import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { FieldErrorsContext } from './field-errors.ts'
import './folded.css'

interface FoldedProps {
  /** What is pressed: what lies inside, or how it stands now. */
  readonly title: ReactNode
  /** Names of its fields: while one of them is wrong it stays open. */
  readonly fields: readonly string[]
  /** It opens by itself once a field holds something, or has to be answered. */
  readonly opens: boolean
  readonly children: ReactNode
}

/** Fields of a form that few people need, or that are answered already. They are sent closed as well as open. */
export function Folded({ title, fields, opens, children }: FoldedProps) {
  const { errors } = use(FieldErrorsContext)
  const isWrong = fields.some((name) => (errors[name]?.length ?? 0) > 0)
  const [open, setOpen] = useState(opens)
  const [before, setBefore] = useState(opens)
  if (opens !== before) {
    setBefore(opens)
    if (opens) setOpen(true)
  }
  // Before the focus is led to the field.
  if (isWrong && !open) setOpen(true)
  return (
    <details className="folded" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary onClick={(event) => (isWrong ? event.preventDefault() : undefined)}>{title}</summary>
      <div className="form">{children}</div>
    </details>
  )
}
