import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FieldErrorsContext } from './field-errors.ts'
import type { ErrorMessage } from './field-errors.ts'
import { restoreDraft, saveDraft } from './draft.ts'
import { DraftElsewhere } from './elsewhere/DraftElsewhere.tsx'
import { leadToWrong } from '../ui/lead-to-wrong.ts'
import { requiredStill, standingErrors, type FormCheck } from './standing-errors.ts'
import './form.css'

export interface FormProps {
  /** While true, the form is not sent again. */
  submitting: boolean
  onSubmit: (data: FormData, form: HTMLFormElement) => void
  /** What was wrong with the last sending, by field. A new object moves the focus to the first wrong field. */
  errors: FieldErrors | undefined
  /** Validates the present values, so that an error disappears once its field is right. */
  check?: FormCheck | undefined
  message: ErrorMessage
  /** Heading over the list of errors. */
  summaryTitle: (count: number) => string
  /** Keeps what is typed under this key (never passwords or files); null if all of it is secret. */
  draftKey: string | null
  /** What another tab keeps of it is not offered: what is around it does that, or it is one press. */
  alone?: boolean
  label?: string
  children: ReactNode
}

/** A form of native fields, without a form library: input is kept after any reply. */
export function Form(props: FormProps) {
  const { submitting, onSubmit, errors, check, message, summaryTitle, draftKey, alone, label, children } =
    props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (draftKey && form.current) restoreDraft(draftKey, form.current)
  }, [draftKey])
  useFocusOnFirstWrong(form, errors)
  const { standing, look } = useStandingErrors(form, errors, check)
  return (
    <FieldErrorsContext value={{ errors: standing, message }}>
      <form
        ref={form}
        className="form"
        noValidate
        aria-label={label}
        aria-busy={submitting}
        onInput={({ target }) => {
          if (draftKey && form.current) saveDraft(draftKey, form.current)
          look((target as HTMLInputElement).name)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (!submitting) onSubmit(new FormData(event.currentTarget), event.currentTarget)
        }}
      >
        <ErrorSummary
          form={form}
          errors={errors}
          standing={standing}
          message={message}
          title={summaryTitle}
        />
        {draftKey === null || alone ? null : (
          <DraftElsewhere draftKey={draftKey} begin={() => firstField(form.current)} />
        )}
        {children}
      </form>
    </FieldErrorsContext>
  )
}

function firstField(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
}

/** The errors of the last sending that still stand, and how to look again once a field was typed in. */
function useStandingErrors(
  form: { readonly current: HTMLFormElement | null },
  errors: FieldErrors | undefined,
  check: FormCheck | undefined,
) {
  const none: FieldErrors = {}
  const [sent, setSent] = useState({
    errors,
    found: none,
    standing: errors ?? none,
    touched: new Set<string>(),
  })
  const current =
    sent.errors === errors
      ? sent
      : { errors, found: none, standing: errors ?? none, touched: new Set<string>() }
  if (current !== sent) setSent(current)
  const find = check ?? requiredStill(errors ?? none)
  useEffect(() => {
    if (!errors || !form.current) return
    const found = find(new FormData(form.current))
    setSent((before) => (before.errors === errors ? { ...before, found } : before))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sending: what the check knew of then
  }, [errors])
  const look = (name: string) => {
    if (!errors || !form.current || Object.keys(current.standing).length === 0) return
    const now = find(new FormData(form.current))
    const touched = new Set([...current.touched, name])
    setSent({ ...current, touched, standing: standingErrors({ errors, found: current.found, now, touched }) })
  }
  return { standing: current.standing, look }
}

/** Leads to the first wrong field, once for each object of errors. */
export function useFocusOnFirstWrong(
  form: { readonly current: HTMLFormElement | null },
  errors: FieldErrors | undefined,
) {
  const [handled, setHandled] = useState<FieldErrors>()
  useEffect(() => {
    if (!errors || errors === handled) return
    setHandled(errors)
    leadToWrong(form.current)
  }, [errors, handled, form])
}
