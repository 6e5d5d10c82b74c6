import type { getProductChange, OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormRadioGroup } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Ended, HintLine } from '../../../ui/Ended.tsx'
import type { ProductAnswers } from '../flow.ts'
import { useProductCost } from '../product-cost.ts'

interface ProductStepProps extends QuestionProps<ProductAnswers> {
  readonly offer: ReplyOf<typeof getProductChange>
  /** The product that a link names. */
  readonly wanted: string | undefined
}

/** Which product: each with what the own year would have cost. */
export function ProductStep({ answers, typedKey, answer, refused, offer, wanted }: ProductStepProps) {
  const t = useTranslations('change-product.product')
  const fieldText = useFieldText()
  const { longDay } = useFormat()
  const { products, year, product: present } = offer
  const isOffered = (code: string) => products.some((one) => one.code === code)
  const chosen = answers.product ?? (wanted !== undefined && isOffered(wanted) ? wanted : undefined)
  const typed = (data: FormData) => String(data.get('product') ?? '')
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => (isOffered(typed(data)) ? {} : { product: ['required_field'] })}
      message={(code) => (code === 'product_not_available' ? t('gone') : fieldText(code))}
      onAnswer={(data) => answer({ product: typed(data) })}
    >
      <FormRadioGroup
        name="product"
        label={t('label', { product: present.name })}
        hint={
          year ? t('year', { first: longDay(year.start_date), last: longDay(year.end_date) }) : t('noYear')
        }
        cards
        {...(chosen === undefined ? {} : { defaultValue: chosen })}
        options={products.map((product) => ({
          value: product.code,
          label: product.name,
          hint: <ProductFacts product={product} />,
        }))}
      />
    </QuestionForm>
  )
}

interface ProductFactsProps {
  readonly product: OfferedProduct
}

function ProductFacts({ product }: ProductFactsProps) {
  const t = useTranslations('change-product.product')
  const costOf = useProductCost()
  const cost = costOf(product)
  const price = t(`kinds.${product.regulated === null ? product.price_kind : 'regulated'}`)
  const kind = `${price} · ${t(product.renewable ? 'renewable' : 'notRenewable')}`
  return (
    <>
      {product.description === null ? null : <HintLine>{product.description}</HintLine>}
      {cost === null ? null : (
        <strong className="line">
          <Ended>{cost}</Ended>
        </strong>
      )}
      <HintLine small>{kind}</HintLine>
      {product.pays_surplus === false ? <HintLine small>{t('paysNoSurplus')}</HintLine> : null}
      {product.regulated === null ? null : (
        <HintLine small>{t('regulated', { source: product.regulated })}</HintLine>
      )}
    </>
  )
}
