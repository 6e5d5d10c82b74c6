import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormRadioGroup } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/error-text.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { BankAccount, IbanAnswers } from '../flow.ts'

interface AccountStepProps extends QuestionProps<IbanAnswers> {
  /** Accounts to choose from: without the current one. */
  readonly others: readonly BankAccount[]
}

const anew = 'new'

/** One of the accounts that are known, or a new one. */
export function AccountStep({ others, answers, typedKey, answer, refused }: AccountStepProps) {
  const t = useTranslations('iban')
  const fieldText = useFieldText()
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const chosen = data.get('bank_id')
    if (chosen === null) setErrors({ bank_id: ['required_field'] })
    else if (chosen === anew) answer({ registered: 'no' })
    else answer({ registered: 'yes', bankId: Number(chosen) })
  }
  // With no other account the only choice is a new one.
  const isNew = answers.registered === 'no' || others.length === 0
  const before = isNew ? anew : answers.bankId?.toString()
  return (
    <QuestionForm
      label={t('account.title')}
      typedKey={typedKey}
      errors={errors}
      message={fieldText}
      onSubmit={send}
    >
      {others.length === 0 ? <Notice tone="info">{t('account.none')}</Notice> : null}
      <FormRadioGroup
        name="bank_id"
        label={t('account.label')}
        cards
        {...(before === undefined ? {} : { defaultValue: before })}
        options={[
          ...others.map(({ id, printable_iban }) => ({ value: String(id), label: printable_iban })),
          { value: anew, label: t('account.new'), hint: t('account.newHint') },
        ]}
      />
    </QuestionForm>
  )
}
