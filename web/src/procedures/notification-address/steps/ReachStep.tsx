import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { useAddressFieldText } from '../../../form/address/use-address-field-text.ts'
import { FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { useSite } from '../../../site/site.tsx'
import { reachErrors, type AddressAnswers, type CurrentAddress } from '../flow.ts'

interface ReachStepProps extends QuestionProps<AddressAnswers> {
  readonly current: CurrentAddress
}

/** Name on the letters, and e-mail and mobile for the other notices. */
export function ReachStep({ current, answers, typedKey, answer, refused }: ReachStepProps) {
  const t = useTranslations('notification-address.reach')
  const { settings } = useSite()
  const message = useAddressFieldText()
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => reachErrors(typedReach(data), settings)}
      message={message}
      onAnswer={(data) => answer(typedReach(data))}
    >
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
        defaultValue={answers.mobile ?? phoneText(current.mobile ?? '')}
      />
    </QuestionForm>
  )
}

function typedReach(data: FormData) {
  const text = (field: string) => String(data.get(field) ?? '').trim()
  return { name: text('name'), email: text('email'), mobile: text('mobile') }
}
