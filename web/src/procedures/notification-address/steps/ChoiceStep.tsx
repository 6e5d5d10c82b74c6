import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormRadioGroup, FormSelect } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useFieldText } from '../../../i18n/errors/error-text.ts'
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
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const chosen = data.get('address_id') ?? ''
    if (chosen === '') setErrors({ address_id: ['required_field'] })
    else if (chosen === anew) answer({ choice: 'new' })
    else answer({ choice: 'existing', addressId: Number(chosen) })
  }
  const before = answers.choice === 'new' ? anew : answers.addressId?.toString()
  return (
    <QuestionForm label={t('title')} typedKey={typedKey} errors={errors} message={fieldText} onSubmit={send}>
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
