import type { FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { NarrowedRadios } from '../../../form/NarrowedRadios.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
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
  const check = (data: FormData): FieldErrors =>
    data.get('bank_id') === null ? { bank_id: ['required_field'] } : {}
  const send = (data: FormData) => {
    const chosen = data.get('bank_id')
    answer(chosen === anew ? { registered: 'no' } : { registered: 'yes', bankId: Number(chosen) })
  }
  const before = answers.registered === 'no' ? anew : answers.bankId?.toString()
  return (
    <QuestionForm
      label={t('account.title')}
      typedKey={typedKey}
      refused={refused}
      check={check}
      message={fieldText}
      onAnswer={send}
    >
      <NarrowedRadios
        name="bank_id"
        label={t('account.label')}
        find={{ label: t('account.find'), hint: t('account.findHint') }}
        options={others.map(({ id, printable_iban }) => ({ value: String(id), label: printable_iban }))}
        always={{ value: anew, label: t('account.new'), hint: t('account.newHint') }}
        before={before}
        typedKey={typedKey}
      />
    </QuestionForm>
  )
}
