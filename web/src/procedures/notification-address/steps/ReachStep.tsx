import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { useAddressFieldText } from '../../../form/address/use-address-field-text.ts'
import { FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { reachErrors, type AddressAnswers, type CurrentAddress } from '../flow.ts'

interface ReachStepProps extends QuestionProps<AddressAnswers> {
  readonly current: CurrentAddress
}

/** Name on the letters, and e-mail and mobile for the other notices. */
export function ReachStep({ current, answers, typedKey, answer, refused }: ReachStepProps) {
  const t = useTranslations('notification-address.reach')
  const message = useAddressFieldText()
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const text = (field: string) => String(data.get(field) ?? '').trim()
    const asked = { name: text('name'), email: text('email'), mobile: text('mobile') }
    const wrong = reachErrors(asked)
    if (Object.keys(wrong).length === 0) answer(asked)
    else setErrors({ ...wrong })
  }
  return (
    <QuestionForm label={t('title')} typedKey={typedKey} errors={errors} message={message} onSubmit={send}>
      <FormField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="name"
        defaultValue={answers.name ?? current.name}
      />
      <FormField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answers.email ?? current.email ?? ''}
      />
      <FormField
        name="mobile"
        type="tel"
        label={t('mobile')}
        autoComplete="tel"
        width="medium"
        defaultValue={answers.mobile ?? current.mobile ?? ''}
      />
    </QuestionForm>
  )
}
