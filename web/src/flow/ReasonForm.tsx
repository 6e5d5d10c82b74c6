import { useState } from 'react'
import type { ReactNode } from 'react'
import { draftedChoice } from '../form/draft.ts'
import { FormRadioGroup } from '../form/fields.tsx'
import type { ErrorMessage } from '../form/field-errors.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { QuestionProps } from './use-flow.ts'

/** The chosen reason, and its setter. */
export function useReason(typedKey: string, before: string | undefined) {
  return useState<string | undefined>(() => draftedChoice(typedKey, 'reason') ?? before)
}

interface ReasonFormProps<Reason extends string> extends QuestionProps<{ reason: Reason }> {
  readonly title: string
  readonly label: string
  readonly options: readonly { readonly value: Reason; readonly label: string }[]
  readonly check: (answers: { readonly reason?: Reason }) => FieldErrors
  readonly message: ErrorMessage
  readonly onChoose: (reason: string) => void
  /** What follows from the reason that is chosen. */
  readonly children: ReactNode
}

/** Why something is asked for: one of several reasons, of which some lead elsewhere. */
export function ReasonForm<Reason extends string>(props: ReasonFormProps<Reason>) {
  const { title, label, options, check, message, onChoose, children } = props
  const { answers, typedKey, refused, answer } = props
  const typed = (data: FormData) => {
    const chosen = options.find(({ value }) => value === data.get('reason'))
    return chosen ? { reason: chosen.value } : {}
  }
  return (
    <QuestionForm
      label={title}
      typedKey={typedKey}
      refused={refused}
      check={(data) => check(typed(data))}
      message={message}
      onAnswer={(data) => answer(typed(data))}
    >
      <FormRadioGroup
        name="reason"
        label={label}
        cards
        {...(answers.reason === undefined ? {} : { defaultValue: answers.reason })}
        onChange={({ target }) => onChoose(target.value)}
        options={options}
      />
      {children}
    </QuestionForm>
  )
}
