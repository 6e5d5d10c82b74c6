import type { FieldErrors } from '@endoll/api/errors.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorMessage } from '../form/field-errors.ts'
import { Form } from '../form/Form.tsx'
import { Button } from '../ui/Button.tsx'

interface QuestionFormProps {
  readonly label: string
  /** Under which what is typed is kept. */
  readonly typedKey: string
  readonly errors: FieldErrors | undefined
  readonly message: ErrorMessage
  readonly onSubmit: (data: FormData) => void
  readonly children: ReactNode
}

/** The form of one question of a flow: its fields, and the way on. */
export function QuestionForm({ label, typedKey, errors, message, onSubmit, children }: QuestionFormProps) {
  const t = useTranslations('flow')
  return (
    <Form
      submitting={false}
      onSubmit={onSubmit}
      errors={errors}
      message={message}
      summaryTitle={(count) => t('wrong', { count })}
      draftKey={typedKey}
      label={label}
    >
      {children}
      <div className="row">
        <Button type="submit" look="primary">
          {t('next')}
        </Button>
      </div>
    </Form>
  )
}
