import type { FieldErrors } from '@endoll/api/errors.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorMessage } from '../form/field-errors.ts'
import { Form } from '../form/Form.tsx'
import type { FormCheck } from '../form/standing-errors.ts'
import { Button } from '../ui/Button.tsx'

interface QuestionFormProps {
  readonly label: string
  /** Under which what is typed is kept. */
  readonly typedKey: string
  /** What the server found wrong with the answer before. */
  readonly refused: FieldErrors | undefined
  /** What is wrong with the answer, all fields at once; empty if it can be gone on from. */
  readonly check: FormCheck
  readonly message: ErrorMessage
  /** Called once nothing is wrong. */
  readonly onAnswer: (data: FormData) => void
  readonly children: ReactNode
}

/** The form of one question of a flow: its fields, and the way on. */
export function QuestionForm(props: QuestionFormProps) {
  const { label, typedKey, refused, check, message, onAnswer, children } = props
  const t = useTranslations('flow')
  const [errors, setErrors] = useState(refused)
  const submit = (data: FormData) => {
    const wrong = check(data)
    if (Object.keys(wrong).length === 0) onAnswer(data)
    // A new object each time: it moves the focus to the first wrong field.
    else setErrors({ ...wrong })
  }
  return (
    <Form
      submitting={false}
      onSubmit={submit}
      errors={errors}
      check={check}
      message={message}
      summaryTitle={(count) => t('wrong', { count })}
      draftKey={typedKey}
      alone
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
