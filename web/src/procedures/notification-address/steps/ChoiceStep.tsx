import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { NarrowedRadios } from '../../../form/NarrowedRadios.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import type { AddressAnswers } from '../flow.ts'

interface ChoiceStepProps extends QuestionProps<AddressAnswers> {
  /** Addresses to choose from: without the current one. */
  readonly others: readonly SavedAddress[]
}

const anew = 'new'

/** One of the addresses that are known, or a new one. */
export function ChoiceStep({ others, answers, typedKey, answer, refused }: ChoiceStepProps) {
  const t = useTranslations('notification-address.choice')
  const fieldText = useFieldText()
  const check = (data: FormData): FieldErrors =>
    data.get('address_id') === null ? { address_id: ['required_field'] } : {}
  const send = (data: FormData) => {
    const chosen = data.get('address_id')
    answer(chosen === anew ? { choice: 'new' } : { choice: 'existing', addressId: Number(chosen) })
  }
  const before = answers.choice === 'new' ? anew : answers.addressId?.toString()
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={check}
      message={fieldText}
      onAnswer={send}
    >
      <NarrowedRadios
        name="address_id"
        label={t('label')}
        find={{ label: t('find'), hint: t('findHint') }}
        options={others.map(({ id, name, full_address }) => ({
          value: String(id),
          label: full_address,
          hint: name,
        }))}
        always={{ value: anew, label: t('new'), hint: t('newHint') }}
        before={before}
        typedKey={typedKey}
      />
    </QuestionForm>
  )
}
