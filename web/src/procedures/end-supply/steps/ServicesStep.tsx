import { servicesAfterwards, type ServicesAfterwards } from '@endoll/domain/procedures/end-supply.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormRadioGroup } from '../../../form/fields.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import type { EndAnswers } from '../flow.ts'

interface ServicesStepProps extends QuestionProps<EndAnswers> {
  /** Their names. */
  readonly services: readonly string[]
}

/** Whether services contracted with the supply end with it: nothing is chosen before (RD 88/2026 art. 32.4). */
export function ServicesStep({ answers, typedKey, answer, refused, services }: ServicesStepProps) {
  const t = useTranslations('end-supply.services')
  const { list } = useFormat()
  const chosen = (data: FormData) => data.get('other_services') as ServicesAfterwards | null
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => (chosen(data) === null ? { other_services: ['required_field'] } : {})}
      message={() => t('missing')}
      onAnswer={(data) => answer({ services: chosen(data) ?? 'end' })}
    >
      <FormRadioGroup
        name="other_services"
        label={t('label')}
        hint={t('which', { services: list(services) })}
        cards
        {...(answers.services === undefined ? {} : { defaultValue: answers.services })}
        options={servicesAfterwards.map((value) => ({ value, label: t(`options.${value}`) }))}
      />
    </QuestionForm>
  )
}
