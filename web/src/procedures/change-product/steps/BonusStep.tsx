import { centsOf } from '@endoll/api/cents.ts'
import type { getProductChange } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/FlowView.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormCheckbox } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { ProductAnswers } from '../flow.ts'

interface BonusStepProps extends QuestionProps<ProductAnswers> {
  readonly offer: Pick<ReplyOf<typeof getProductChange>, 'social_bonus' | 'products'>
}

/** That the social bonus is given up, by the words of the law, and what that comes to in a year. */
export function BonusStep({ answers, typedKey, answer, refused, offer }: BonusStepProps) {
  const t = useTranslations('change-product.bonus')
  const fieldText = useFieldText()
  const { money } = useFormat()
  const { social_bonus: bonus, products } = offer
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
          : t(cents > 0 ? 'more' : 'less', {
              product: product?.name ?? '',
              amount: money(Math.abs(cents)),
            })}
      </p>
      {bonus ? (
        <details className="explained">
          <summary>{t('words')}</summary>
          <div className="stack" lang="es">
            <p>
              <strong>{bonus.title}</strong>
            </p>
            {bonus.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ) : null}
      <FormCheckbox name="bonus_renounced" label={t('give')} defaultChecked={answers.bonus === true} />
    </QuestionForm>
  )
}
