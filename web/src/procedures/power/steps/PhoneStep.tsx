import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormField } from '../../../form/fields.tsx'
import { Form } from '../../../form/Form.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { PowerAnswers } from '../flow.ts'
import { usePowerFieldText } from '../use-power-field-text.ts'

interface PhoneStepProps extends QuestionProps<PowerAnswers> {
  /** The one that is known, to begin with. */
  readonly known: string | null
}

/** Whom the distributor calls when somebody has to come by. */
export function PhoneStep({ answers, typedKey, answer, known, refused }: PhoneStepProps) {
  const t = useTranslations('power')
  const flow = useTranslations('flow')
  const fieldText = usePowerFieldText()
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const phone = String(data.get('phone') ?? '')
    const parsed = parsePhone(phone)
    if (parsed.ok) answer({ phone })
    else setErrors({ phone: [parsed.error] })
  }
  return (
    <Form
      submitting={false}
      onSubmit={send}
      errors={errors}
      message={fieldText}
      summaryTitle={(count) => flow('wrong', { count })}
      draftKey={typedKey}
      label={t('phone.title')}
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
      <div className="row">
        <Button type="submit" look="primary">
          {flow('next')}
        </Button>
      </div>
    </Form>
  )
}
