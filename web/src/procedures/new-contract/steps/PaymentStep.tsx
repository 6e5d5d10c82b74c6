import { paymentProblems } from '@endoll/domain/contracting/new-contract.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormCheckbox } from '../../../form/fields.tsx'
import { IbanField } from '../../../form/IbanField.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import type { Circumstances, NewContractAnswers } from '../flow.ts'
import { useStepEnd } from '../use-step.ts'

function typedAccount(data: FormData) {
  return { iban: String(data.get('iban') ?? ''), isOwner: data.get('isOwner') !== null }
}

function accountErrors(data: FormData): FieldErrors {
  const wrong = Object.entries(paymentProblems(typedAccount(data)))
  return Object.fromEntries(wrong.map(([field, code]) => [field, [code]]))
}

interface PaymentStepProps extends QuestionProps<NewContractAnswers> {
  readonly circumstances: Circumstances
}

/** From which account the bills are paid. */
export function PaymentStep({ circumstances, answers, typedKey, answer, refused }: PaymentStepProps) {
  const t = useTranslations('new-contract.payment')
  const fieldText = useFieldText()
  const { end } = useStepEnd({ circumstances, slug: 'payment', answers, answer })
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={accountErrors}
      message={fieldText}
      onAnswer={(data) => end(typedAccount(data))}
    >
      <IbanField hint={t('ibanHint')} defaultValue={answers.iban ?? ''} />
      <FormCheckbox
        name="isOwner"
        label={t('owner')}
        hint={t('ownerHint')}
        defaultChecked={answers.isOwner ?? false}
      />
    </QuestionForm>
  )
}
