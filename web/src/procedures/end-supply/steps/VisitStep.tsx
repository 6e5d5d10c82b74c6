import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormCheckbox, FormField } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { visitErrors, type EndAnswers } from '../flow.ts'

interface VisitStepProps extends QuestionProps<EndAnswers> {
  /** The phone that is known, to begin with. */
  readonly known: string | null
  /** What stops without gas is not what stops without light. */
  readonly gas: boolean
}

/** Whom the distributor calls before it comes, and that the supply will be cut. */
export function VisitStep({ answers, typedKey, answer, refused, known, gas }: VisitStepProps) {
  const t = useTranslations('end-supply.visit')
  const fieldText = useFieldText()
  const typed = (data: FormData) => ({
    phone: String(data.get('phone') ?? ''),
    cutAccepted: data.get('cut_accepted') !== null,
  })
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => visitErrors(typed(data))}
      message={fieldText}
      onAnswer={(data) => answer(typed(data))}
    >
      <FormField
        name="phone"
        type="tel"
        autoComplete="tel"
        width="medium"
        label={t('phone')}
        hint={t('why')}
        defaultValue={answers.phone ?? phoneText(known ?? '')}
      />
      <FormCheckbox
        name="cut_accepted"
        label={t('cut')}
        hint={t(gas ? 'cutHintGas' : 'cutHint')}
        defaultChecked={answers.cutAccepted ?? false}
      />
    </QuestionForm>
  )
}
