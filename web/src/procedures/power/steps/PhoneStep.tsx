import type { FieldErrors } from '@endoll/api/errors.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { FormField } from '../../../form/fields.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import type { PowerAnswers } from '../flow.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'

interface PhoneStepProps extends QuestionProps<PowerAnswers> {
  /** The one that is known, to begin with. */
  readonly known: string | null
}

/** Whom the distributor calls when somebody has to come by. */
export function PhoneStep({ answers, typedKey, answer, known, refused }: PhoneStepProps) {
  const t = useTranslations('power')
  const fieldText = useFieldText()
  const typed = (data: FormData) => String(data.get('phone') ?? '')
  const check = (data: FormData): FieldErrors => {
    const parsed = parsePhone(typed(data))
    return parsed.ok ? {} : { phone: [parsed.error] }
  }
  return (
    <QuestionForm
      label={t('phone.title')}
      typedKey={typedKey}
      refused={refused}
      check={check}
      message={fieldText}
      onAnswer={(data) => answer({ phone: typed(data) })}
    >
      <FormField
        name="phone"
        type="tel"
        autoComplete="tel"
        width="medium"
        label={t('phone.label')}
        hint={t('phone.why')}
        defaultValue={answers.phone ?? phoneText(known ?? '')}
      />
    </QuestionForm>
  )
}
