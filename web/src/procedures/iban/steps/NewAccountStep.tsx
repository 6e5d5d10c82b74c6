import { ibanLength } from '@endoll/domain/identity/iban.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { FormCheckbox } from '../../../form/fields.tsx'
import { IbanField } from '../../../form/IbanField.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { newAccountErrors, type BankAccount, type IbanAnswers } from '../flow.ts'

interface NewAccountStepProps extends QuestionProps<IbanAnswers> {
  readonly current: BankAccount | null
}

/** The new account, and that it belongs to the payer. */
export function NewAccountStep({ current, answers, typedKey, answer, refused }: NewAccountStepProps) {
  const t = useTranslations('iban')
  const fieldText = useFieldText()
  const [typed, setTyped] = useState(answers.iban ?? '')
  const message = (code: string) => {
    const { length, needed } = ibanLength(typed)
    if (code !== 'iban_length' || needed === undefined) return fieldText(code)
    return t('new.length', { length, needed })
  }
  return (
    <QuestionForm
      label={t('new.title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => newAccountErrors(typedAccount(data), current)}
      message={message}
      onAnswer={(data) => answer(typedAccount(data))}
    >
      <IbanField hint={t('new.hint')} defaultValue={answers.iban ?? ''} onTyped={setTyped} />
      <FormCheckbox
        name="owner_is_bank_owner"
        label={t('new.owner')}
        hint={t('new.ownerHint')}
        defaultChecked={answers.owner ?? false}
      />
    </QuestionForm>
  )
}

function typedAccount(data: FormData) {
  return { iban: String(data.get('iban') ?? ''), owner: data.get('owner_is_bank_owner') !== null }
}
