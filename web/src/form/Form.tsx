import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FieldErrorsContext } from './field-errors.ts'
import type { ErrorMessage } from './field-errors.ts'
import { restoreDraft, saveDraft } from './draft.ts'
import './form.css'

export interface FormProps {
  /** While true, the form is not sent again. */
  submitting: boolean
  onSubmit: (data: FormData, form: HTMLFormElement) => void
  /** What was wrong with the last sending, by field. A new object moves the focus to the first wrong field. */
  errors: FieldErrors | undefined
  message: ErrorMessage
  /** Heading over the list of errors. */
  summaryTitle: (count: number) => string
  /** Keeps what is typed over a reload under this key (never passwords or files). */
  draftKey?: string
  label?: string
  children: ReactNode
}

/** A form of native fields, without a form library: what was typed stays, whatever the reply. */
export function Form(props: FormProps) {
  const { submitting, onSubmit, errors, message, summaryTitle, draftKey, label, children } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (draftKey && form.current) restoreDraft(draftKey, form.current)
  }, [draftKey])
  useFocusOnFirstWrong(form, errors)
  return (
    <FieldErrorsContext value={{ errors: errors ?? {}, message }}>
      <form
        ref={form}
        className="form"
        noValidate
        aria-label={label}
        aria-busy={submitting}
        onInput={() => draftKey && form.current && saveDraft(draftKey, form.current)}
        onSubmit={(event) => {
          event.preventDefault()
          if (!submitting) onSubmit(new FormData(event.currentTarget), event.currentTarget)
        }}
      >
        <ErrorSummary form={form} errors={errors} message={message} title={summaryTitle} />
        {children}
      </form>
    </FieldErrorsContext>
  )
}

/** Focuses the first wrong field, once for each object of errors. */
export function useFocusOnFirstWrong(
  form: { readonly current: HTMLFormElement | null },
  errors: FieldErrors | undefined,
) {
  const [handled, setHandled] = useState<FieldErrors>()
  useEffect(() => {
    if (!errors || errors === handled) return
    setHandled(errors)
    form.current?.querySelector<HTMLElement>('[aria-invalid]:not(fieldset)')?.focus()
  }, [errors, handled, form])
}
