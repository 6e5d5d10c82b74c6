import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormRadioGroup, FormSelect } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import type { AddressAnswers } from '../flow.ts'

interface ChoiceStepProps extends QuestionProps<AddressAnswers> {
  /** Addresses to choose from: without the current one. */
  readonly others: readonly SavedAddress[]
}

const anew = 'new'
/** Up to this many are radio buttons; more are a select. */
const mostCards = 6

/** One of the addresses that are known, or a new one. */
export function ChoiceStep({ others, answers, typedKey, answer, refused }: ChoiceStepProps) {
  const t = useTranslations('notification-address.choice')
  const fieldText = useFieldText()
  const check = (data: FormData): FieldErrors =>
    (data.get('address_id') ?? '') === '' ? { address_id: ['required_field'] } : {}
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
      {others.length > mostCards ? (
        <FormSelect
          name="address_id"
          label={t('label')}
          defaultValue={before ?? ''}
          placeholder={t('choose')}
          options={[
            ...others.map(({ id, name, full_address }) => ({
              value: String(id),
              label: `${full_address} · ${name}`,
            })),
            { value: anew, label: t('new') },
          ]}
        />
      ) : (
        <FormRadioGroup
          name="address_id"
          label={t('label')}
          cards
          {...(before === undefined ? {} : { defaultValue: before })}
          options={[
            ...others.map(({ id, name, full_address }) => ({
              value: String(id),
              label: full_address,
              hint: name,
            })),
            { value: anew, label: t('new'), hint: t('newHint') },
          ]}
        />
      )}
    </QuestionForm>
  )
}
