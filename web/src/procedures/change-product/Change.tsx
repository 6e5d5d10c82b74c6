import { changeProduct, getProductChange } from '@endoll/api/procedures/change-product.ts'
import type { OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ChangeIfOffered } from '../../flow/ChangeIfOffered.tsx'
import { ContractChange, type ChangeProps } from '../../flow/contract/ContractChange.tsx'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { FlowView, type StepTexts } from '../../flow/FlowView.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { productBody, productFlow, questionOf, type ProductAnswers, type ProductSlug } from './flow.ts'
import { Leaving } from './Leaving.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { useProductCost } from './product-cost.ts'
import { BonusStep } from './steps/BonusStep.tsx'
import { ProductStep } from './steps/ProductStep.tsx'
import { StartStep } from './steps/StartStep.tsx'

export function Change() {
  return <ContractChange name="change_product">{(props) => <ChangeProduct {...props} />}</ContractChange>
}

/** The change of product of one contract: whether and to what, from when, what it costs, and the sending. */
function ChangeProduct({ name, address, search, onSent }: ChangeProps) {
  const t = useTranslations('change-product')
  const { longDay } = useFormat()
  const answer = useQuery(read(getProductChange, { params: { name } }))
  const endDay = answer.data?.refusal?.end_date
  return (
    <ChangeIfOffered
      answer={answer}
      refused={{
        contract_ending: (
          <Notice tone="wait" title={t('refused.ending.title')}>
            {t('refused.ending.why', { day: endDay ? longDay(endDay) : '' })}
          </Notice>
        ),
        no_other_product: (
          <Notice tone="wait" title={t('refused.none.title')}>
            {t('refused.none.why')}
          </Notice>
        ),
      }}
    >
      {(offer, again) => (
        <Questions
          name={name}
          address={address}
          wanted={typeof search['product'] === 'string' ? search['product'] : undefined}
          offer={offer}
          onSent={onSent}
          onOutdated={again}
        />
      )}
    </ChangeIfOffered>
  )
}

interface QuestionsProps extends Pick<ChangeProps, 'name' | 'address' | 'onSent'> {
  readonly offer: ReplyOf<typeof getProductChange>
  /** The product that a link names. */
  readonly wanted: string | undefined
  /** Something has happened to the contract in the meantime. */
  readonly onOutdated: () => void
}

function Questions({ name, address, offer, wanted, onSent, onOutdated }: QuestionsProps) {
  const t = useTranslations('change-product')
  const textsOf = useStepTexts(offer)
  return (
    <FlowView<ProductAnswers, ProductSlug>
      flow={productFlow(offer)}
      draftKey={`change_product ${name}`}
      address={address}
      textsOf={textsOf}
      questionOf={questionOf}
      questions={{
        product: (props) => <ProductStep {...props} offer={offer} wanted={wanted} />,
        bonus: (props) =>
          offer.social_bonus && <BonusStep {...props} bonus={offer.social_bonus} products={offer.products} />,
        start: (props) => <StartStep {...props} offer={offer} />,
      }}
      ahead={(questions) => (
        <>
          <FlowAhead
            questions={questions}
            signed
            dueDay={offer.soon}
            cost={t('free')}
            {...(offer.withdrawal_until === null ? {} : { after: t('withdrawal') })}
          />
          <Leaving offer={offer} />
        </>
      )}
      send={(ready) => {
        const product = offer.products.find(({ code }) => code === ready.answers.product)
        return (
          <>
            {product ? <ProductSummary product={product} start={ready.answers.start ?? 'soon'} /> : null}
            <Leaving offer={offer} {...(product ? { to: product } : {})} />
            <SendRequest
              ready={ready}
              content={ready.answers}
              send={(how) => call(changeProduct, { params: { name }, body: productBody(ready.answers) }, how)}
              signed
              label={t('send')}
              onRefused={onOutdated}
              onCode={{
                process_running: onOutdated,
                contract_not_active: onOutdated,
                product_change_not_possible: onOutdated,
              }}
              onSent={onSent}
            />
          </>
        )
      }}
    />
  )
}

/** Title and summary of each question. */
function useStepTexts({
  products,
  soon,
  after_withdrawal: after,
}: Pick<QuestionsProps['offer'], 'products' | 'soon' | 'after_withdrawal'>) {
  const t = useTranslations('change-product')
  const { longDay } = useFormat()
  const costOf = useProductCost()
  return ({ product: code, start }: Partial<ProductAnswers>): Record<ProductSlug, StepTexts> => {
    const product: OfferedProduct | undefined = products.find((one) => one.code === code)
    const day = start === 'after_withdrawal' ? after : soon
    return {
      product: {
        title: t('product.title'),
        facts: product
          ? [{ term: t('product.fact'), value: product.name, note: costOf(product) ?? undefined }]
          : [],
      },
      bonus: { title: t('bonus.title'), facts: [{ term: t('bonus.fact'), value: t('bonus.given') }] },
      start: {
        title: t('start.title'),
        facts: start
          ? [{ term: t('start.fact'), value: t(`start.short.${start}`, { day: day ? longDay(day) : '' }) }]
          : [],
      },
    }
  }
}
