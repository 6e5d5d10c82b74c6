import { centsOf } from '@endoll/api/cents.ts'
import type { getProductChange } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { differenceWord, RenunciationWords } from '../../../supplies/RenunciationWords.tsx'
import { FormCheckbox } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { ProductAnswers } from '../flow.ts'

type Offer = ReplyOf<typeof getProductChange>

interface BonusStepProps extends QuestionProps<ProductAnswers> {
  readonly bonus: NonNullable<Offer['social_bonus']>
  readonly products: Offer['products']
}

/** That the social bonus is given up, by the words of the law, and what that comes to in a year. */
export function BonusStep({ answers, typedKey, answer, refused, bonus, products }: BonusStepProps) {
  const t = useTranslations('change-product.bonus')
  const fieldText = useFieldText()
  const { money } = useFormat()
  const product = products.find(({ code }) => code === answers.product)
  const cents = product?.difference == null ? null : centsOf(product.difference)
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => (data.has('bonus_renounced') ? {} : { bonus_renounced: ['required_field'] })}
      message={fieldText}
      onAnswer={() => answer({ bonus: true })}
    >
      <p>{t('lost')}</p>
      <p>
        {cents === null
          ? t('unknown')
          : t(differenceWord(cents), {
              product: product?.name ?? '',
              amount: money(Math.abs(cents)),
            })}
      </p>
      <RenunciationWords summary={t('words')} words={bonus} />
      <FormCheckbox name="bonus_renounced" label={t('give')} defaultChecked={answers.bonus === true} />
    </QuestionForm>
  )
}
