import type { getProductChange } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { productStarts } from '@endoll/domain/procedures/product-start.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormRadioGroup } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { ProductAnswers } from '../flow.ts'

interface StartStepProps extends QuestionProps<ProductAnswers> {
  readonly offer: Pick<ReplyOf<typeof getProductChange>, 'soon' | 'after_withdrawal' | 'withdrawal_until'>
}

/** From when: nothing starts within the days of withdrawing unless that is asked for. None is chosen beforehand. */
export function StartStep({ answers, typedKey, answer, refused, offer }: StartStepProps) {
  const t = useTranslations('change-product.start')
  const fieldText = useFieldText()
  const { longDay } = useFormat()
  const days = {
    soon: longDay(offer.soon),
    after_withdrawal: longDay(offer.after_withdrawal ?? offer.soon),
  }
  const typed = (data: FormData) => productStarts.find((start) => start === data.get('start'))
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => (typed(data) ? {} : { start: ['required_field'] })}
      message={fieldText}
      onAnswer={(data) => {
        const start = typed(data)
        if (start) answer({ start })
      }}
    >
      <FormRadioGroup
        name="start"
        label={t('label')}
        hint={t('hint', { day: longDay(offer.withdrawal_until ?? offer.soon) })}
        cards
        {...(answers.start === undefined ? {} : { defaultValue: answers.start })}
        options={productStarts.map((start) => ({
          value: start,
          label: t(`options.${start}`),
          hint: t(`hints.${start}`, { day: days[start] }),
        }))}
      />
    </QuestionForm>
  )
}
