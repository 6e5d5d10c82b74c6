import { readingDigits } from '@endoll/domain/procedures/change-holder.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormField } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { readingErrors, registerField, type HolderAnswers } from '../flow.ts'

interface ReadingStepProps extends QuestionProps<HolderAnswers> {
  /** How many figures the meter shows. */
  readonly registers: number
}

/** The meter reading, which is optional. */
export function ReadingStep({ answers, typedKey, answer, refused, registers }: ReadingStepProps) {
  const t = useTranslations('change-holder.reading')
  const fieldText = useFieldText()
  const fields = Array.from({ length: registers }, (_, index) => registerField(index))
  const typed = (data: FormData) => ({ readings: fields.map((name) => String(data.get(name) ?? '').trim()) })
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => readingErrors(typed(data))}
      message={(code) => {
        if (code === 'reading_not_valid') return t('wrong', { digits: readingDigits })
        return code === 'required_field' ? t('all') : fieldText(code)
      }}
      onAnswer={(data) => answer(typed(data))}
    >
      <p>{t('why')}</p>
      {fields.map((name, index) => (
        <FormField
          key={name}
          name={name}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          optional={t('optional')}
          label={registers === 1 ? t('one') : t('period', { period: `P${index + 1}` })}
          defaultValue={answers.readings?.[index] ?? ''}
        />
      ))}
    </QuestionForm>
  )
}
