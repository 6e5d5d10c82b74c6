import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { FieldErrorsContext } from '../field-errors.ts'
import type { ErrorMessage } from '../field-errors.ts'
import { useFocusOnFirstWrong } from '../Form.tsx'
import { correctOthers, foundHere } from './correct-others.ts'
import { errorCodes } from './error-codes.ts'
import { useFormDraft } from './use-form-draft.ts'
import '../form.css'

type HookFormProps<Values extends FieldValues, Sent> = {
  /** `useForm({ resolver: standardSchemaResolver(schema) })`; each message in the schema is a code. */
  form: UseFormReturn<Values, unknown, Sent>
  /** While true, the form is not sent again. */
  submitting: boolean
  onSubmit: (values: Sent) => void
  /** What the server refused, by field. */
  errors: FieldErrors | undefined
  message: ErrorMessage
  /** Keeps its values under this key. Leave passwords out of such forms. */
  draftKey: string
  summaryTitle: (count: number) => string
  label?: string
  children: ReactNode
}

/** The same shell as Form, for forms whose fields depend on each other or are checked while typing. */
export function HookForm<Values extends FieldValues, Sent>(props: HookFormProps<Values, Sent>) {
  const {
    form,
    submitting,
    onSubmit,
    errors: refused,
    message,
    draftKey,
    summaryTitle,
    label,
    children,
  } = props
  useFormDraft(form, draftKey)
  const element = useRef<HTMLFormElement>(null)
  // The summary shows the errors of the last sending; the fields show theirs while typing.
  const [lastSending, setLastSending] = useState<FieldErrors>()
  useEffect(() => {
    if (!refused) return
    for (const [name, codes] of Object.entries(refused))
      if (codes[0]) form.setError(name as Path<Values>, { type: 'server', message: codes[0] })
    setLastSending(refused)
  }, [refused, form])
  const { errors: wrong, submitCount } = form.formState
  useEffect(() => correctOthers(form, foundHere(wrong)), [form, wrong])
  useEffect(() => {
    // In an effect, because the first wrong field can be found only once the fields show their errors.
    const codes = errorCodes(wrong)
    if (submitCount > 0 && Object.keys(codes).length > 0) setLastSending(codes)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sending, not for each correction
  }, [submitCount])
  useFocusOnFirstWrong(element, lastSending)
  const send = form.handleSubmit((values) => {
    setLastSending(undefined)
    onSubmit(values)
  })
  return (
    <FormProvider {...form}>
      <FieldErrorsContext value={{ errors: errorCodes(wrong), message }}>
        <form
          ref={element}
          className="form"
          noValidate
          aria-label={label}
          aria-busy={submitting}
          onSubmit={(event) => {
            if (submitting) event.preventDefault()
            else void send(event)
          }}
        >
          <ErrorSummary
            form={element}
            errors={lastSending}
            standing={errorCodes(wrong)}
            message={message}
            title={summaryTitle}
          />
          {children}
        </form>
      </FieldErrorsContext>
    </FormProvider>
  )
}
