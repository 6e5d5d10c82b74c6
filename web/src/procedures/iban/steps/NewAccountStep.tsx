import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormCheckbox, FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/error-text.ts'
import { newAccountErrors, regroupIban, type BankAccount, type IbanAnswers } from '../flow.ts'

interface NewAccountStepProps extends QuestionProps<IbanAnswers> {
  readonly current: BankAccount | null
}

/** The new account, and that whoever pays owns it. */
export function NewAccountStep({ current, answers, typedKey, answer, refused }: NewAccountStepProps) {
  const t = useTranslations('iban')
  const fieldText = useFieldText()
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const asked = { iban: String(data.get('iban') ?? ''), owner: data.get('owner_is_bank_owner') !== null }
    const wrong = newAccountErrors(asked, current)
    if (Object.keys(wrong).length === 0) answer(asked)
    else setErrors({ ...wrong })
  }
  return (
    <QuestionForm
      label={t('new.title')}
      typedKey={typedKey}
      errors={errors}
      message={fieldText}
      onSubmit={send}
    >
      <FormField
        name="iban"
        label="IBAN"
        hint={t('new.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onInput={({ currentTarget: field }) => {
          const regrouped = regroupIban(field.value, field.selectionStart)
          if (regrouped !== field.value) field.value = regrouped
        }}
        defaultValue={answers.iban ?? ''}
      />
      <FormCheckbox
        name="owner_is_bank_owner"
        label={t('new.owner')}
        hint={t('new.ownerHint')}
        defaultChecked={answers.owner ?? false}
      />
    </QuestionForm>
  )
}
