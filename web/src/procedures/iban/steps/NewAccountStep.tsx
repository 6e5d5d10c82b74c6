import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { FormCheckbox, FormField } from '../../../form/fields.tsx'
import { Form } from '../../../form/Form.tsx'
import { useFieldText } from '../../../i18n/errors/error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { newAccountErrors, type BankAccount, type IbanAnswers } from '../flow.ts'

interface NewAccountStepProps extends QuestionProps<IbanAnswers> {
  readonly current: BankAccount | null
}

/** The new account, and that whoever pays owns it. */
export function NewAccountStep({ current, answers, typedKey, answer, refused }: NewAccountStepProps) {
  const t = useTranslations('iban')
  const flow = useTranslations('flow')
  const fieldText = useFieldText()
  const [errors, setErrors] = useState(refused)
  const send = (data: FormData) => {
    const asked = { iban: String(data.get('iban') ?? ''), owner: data.get('owner_is_bank_owner') !== null }
    const wrong = newAccountErrors(asked, current)
    if (Object.keys(wrong).length === 0) answer(asked)
    else setErrors({ ...wrong })
  }
  return (
    <Form
      submitting={false}
      onSubmit={send}
      errors={errors}
      message={fieldText}
      summaryTitle={(count) => flow('wrong', { count })}
      draftKey={typedKey}
      label={t('new.title')}
    >
      <FormField
        name="iban"
        label="IBAN"
        hint={t('new.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={answers.iban ?? ''}
      />
      <FormCheckbox
        name="owner_is_bank_owner"
        label={t('new.owner')}
        hint={t('new.ownerHint')}
        defaultChecked={answers.owner ?? false}
      />
      <div className="row">
        <Button type="submit" look="primary">
          {flow('next')}
        </Button>
      </div>
    </Form>
  )
}
