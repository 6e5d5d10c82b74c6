import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormField } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { dayErrors, type EndAnswers, type EndDays } from '../flow.ts'

interface DayStepProps extends QuestionProps<EndAnswers> {
  readonly days: EndDays
}

/** The last day with supply. */
export function DayStep({ answers, typedKey, answer, refused, days }: DayStepProps) {
  const t = useTranslations('end-supply.day')
  const fieldText = useFieldText()
  const { longDay } = useFormat()
  const between = { first: longDay(days.first_day), last: longDay(days.last_day) }
  const typed = (data: FormData) => ({ day: String(data.get('day') ?? '') })
  const outside = ['out_of_range', 'date_not_valid']
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => dayErrors(days, typed(data))}
      message={(code) => (outside.includes(code) ? t('outside', between) : fieldText(code))}
      onAnswer={(data) => answer(typed(data))}
    >
      <FormField
        type="date"
        name="day"
        width="medium"
        label={t('label')}
        hint={t('hint', between)}
        min={days.first_day}
        max={days.last_day}
        defaultValue={answers.day ?? ''}
      />
    </QuestionForm>
  )
}
