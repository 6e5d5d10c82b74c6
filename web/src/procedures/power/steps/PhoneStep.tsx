import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import type { PowerAnswers } from '../flow.ts'
import { useFieldText } from '../../../i18n/errors/error-text.ts'

interface PhoneStepProps extends QuestionProps<PowerAnswers> {
  /** The one that is known, to begin with. */
  readonly known: string | null
}

/** Whom the distributor calls when somebody has to come by. */
export function PhoneStep({ answers, typedKey, answer, known, refused }: PhoneStepProps) {
  const t = useTranslations('power')
  const fieldText = useFieldText()
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const phone = String(data.get('phone') ?? '')
    const parsed = parsePhone(phone)
    if (parsed.ok) answer({ phone })
    else setErrors({ phone: [parsed.error] })
  }
  return (
    <QuestionForm
      label={t('phone.title')}
      typedKey={typedKey}
      errors={errors}
      message={fieldText}
      onSubmit={send}
    >
      <FormField
        name="phone"
        type="tel"
        autoComplete="tel"
        width="medium"
        label={t('phone.label')}
        hint={t('phone.why')}
        defaultValue={answers.phone ?? known ?? ''}
      />
    </QuestionForm>
  )
}
