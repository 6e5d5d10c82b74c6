import type { FieldErrors } from '@endoll/api/errors.ts'
import type { LeadRejection } from '@endoll/api/lead-parts.ts'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ErrorMessage } from '../../form/field-errors.ts'
import { HookForm } from '../../form/hook-form/HookForm.tsx'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

interface StepFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** Under which what is typed is kept. */
  readonly draftKey: string
  readonly label: string
  readonly busy: boolean
  readonly onSubmit: (values: Values) => void
  readonly refused: FieldErrors | undefined
  readonly message: ErrorMessage
  /** What a register said after the step was sent. */
  readonly rejection?: LeadRejection | undefined
  /** Why the supply cannot be contracted, which ends the form. */
  readonly disabledReason?: string
  readonly children: ReactNode
}

const problems = [
  'min_files',
  'company_vat_not_allowed',
  'cups_not_available',
  'product_not_available',
] as const

/** The form of a step, with the way on. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { form, draftKey, label, busy, onSubmit, refused, message, rejection, disabledReason, children } =
    props
  const flow = useTranslations('flow')
  const t = useTranslations('new-contract')
  const { phone } = useSite().settings.organisation
  return (
    <HookForm
      form={form}
      submitting={busy}
      onSubmit={onSubmit}
      errors={refused}
      message={(code, field) => {
        if (code === 'cups_not_available' && disabledReason !== undefined) return disabledReason
        const own = problems.find((known) => known === code)
        return own ? t(`problems.${own}`) : message(code, field)
      }}
      draftKey={draftKey}
      summaryTitle={(count) => flow('wrong', { count })}
      label={label}
    >
      {children}
      {rejection === undefined ? null : (
        <Notice tone="bad" announce title={t(`rejected.${rejection}.title`)}>
          <p>{t(`rejected.${rejection}.text`)}</p>
          <p>
            <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
          </p>
        </Notice>
      )}
      <div className="row">
        <Button
          type="submit"
          look="primary"
          busy={busy}
          busyLabel={t('saving')}
          disabledReason={disabledReason}
        >
          {flow('next')}
        </Button>
      </div>
    </HookForm>
  )
}
