import type { OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import { productStarts, type ProductStart } from '@endoll/domain/procedures/product-start.ts'
import type { FlowStep } from '../../flow/flow.ts'

/** The answers: the code of a product, and when it is wanted. */
export interface ProductAnswers {
  readonly product: string
  readonly start: ProductStart
  /** That the social bonus is given up. */
  readonly bonus: boolean
}

export type ProductSlug = 'product' | 'bonus' | 'start'

interface Offered {
  readonly products: readonly Pick<OfferedProduct, 'code'>[]
  /** Null of a company, which has no days to wait for. */
  readonly after_withdrawal: string | null
  /** Null of who has none to give up. */
  readonly social_bonus: object | null
}

/** The questions before a product is changed, in order: which one, and, of a consumer, from when. */
export function productFlow({
  products,
  after_withdrawal: after,
  social_bonus: bonus,
}: Offered): readonly FlowStep<ProductAnswers, ProductSlug>[] {
  return [
    {
      slug: 'product',
      asks: ['product'],
      isAnswered: ({ product }) => products.some(({ code }) => code === product),
    },
    {
      slug: 'bonus',
      asks: ['bonus'],
      applies: () => bonus !== null,
      isAnswered: (answers) => answers.bonus === true,
    },
    {
      slug: 'start',
      asks: ['start'],
      applies: () => after !== null,
      isAnswered: ({ start }) => productStarts.some((one) => one === start),
    },
  ]
}

/** The question that has a field of the call. */
export function questionOf(field: string): ProductSlug {
  if (field === 'bonus_renounced') return 'bonus'
  return field === 'start' ? 'start' : 'product'
}

/** The call's body from what was answered. */
export function productBody({ product = '', start = 'soon', bonus }: Partial<ProductAnswers>) {
  return { product, start, ...(bonus === true && { bonus_renounced: true }) }
}
