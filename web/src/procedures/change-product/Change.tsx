import { changeProduct, getProductChange } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { FlowAhead } from '../../flow/FlowAhead.tsx'
import { FlowPage } from '../../flow/FlowPage.tsx'
import { SendRequest } from '../../flow/SendRequest.tsx'
import { useFlow } from '../../flow/use-flow.ts'
import { useOffered } from '../../flow/use-offered.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { productBody, productFlow, questionOf } from './flow.ts'
import { Leaving } from './Leaving.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { useProductCost } from './product-cost.ts'
import { BonusStep } from './steps/BonusStep.tsx'
import { ProductStep } from './steps/ProductStep.tsx'
import { StartStep } from './steps/StartStep.tsx'

export function Change() {
  return (
    <ContractChange name="change_product">
      <ChangeProduct />
    </ContractChange>
  )
}

/** The change of product of one contract: whether and to what, from when, what it costs, and the sending. */
function ChangeProduct() {
  const { name } = useChange()
  const t = useTranslations('change-product')
  const { longDay } = useFormat()
  const answer = useQuery(read(getProductChange, { params: { name } }))
  const endDay = answer.data?.refusal?.end_date
  const { offer, again, instead } = useOffered(answer, {
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
  })
  return offer ? <Questions offer={offer} again={again} /> : instead
}

interface QuestionsProps {
  readonly offer: ReplyOf<typeof getProductChange>
  /** Something has happened to the contract in the meantime. */
  readonly again: () => void
}

function Questions({ offer, again }: QuestionsProps) {
  const { name, address, search } = useChange()
  const t = useTranslations('change-product')
  const { longDay } = useFormat()
  const costOf = useProductCost()
  const flow = useFlow(productFlow(offer), { draftKey: `change_product ${name}`, address, questionOf })
  const { product: code, start } = flow.answers
  const product = offer.products.find((one) => one.code === code)
  const startDay = start === 'after_withdrawal' ? offer.after_withdrawal : offer.soon
  // A link may name a product.
  const wanted = typeof search['product'] === 'string' ? search['product'] : undefined
  return (
    <FlowPage
      flow={flow}
      ahead={
        <>
          <FlowAhead
            flow={flow}
            signed
            dueDay={offer.soon}
            cost={t('free')}
            {...(offer.withdrawal_until === null ? {} : { after: t('withdrawal') })}
          />
          <Leaving offer={offer} />
        </>
      }
      questions={{
        product: {
          title: t('product.title'),
          form: <ProductStep {...flow.question} offer={offer} wanted={wanted} />,
          facts: product
            ? [{ term: t('product.fact'), value: product.name, note: costOf(product) ?? undefined }]
            : [],
        },
        bonus: {
          title: t('bonus.title'),
          form: offer.social_bonus && (
            <BonusStep {...flow.question} bonus={offer.social_bonus} products={offer.products} />
          ),
          facts: [{ term: t('bonus.fact'), value: t('bonus.given') }],
        },
        start: {
          title: t('start.title'),
          form: <StartStep {...flow.question} offer={offer} />,
          facts: start
            ? [
                {
                  term: t('start.fact'),
                  value: t(`start.short.${start}`, { day: startDay ? longDay(startDay) : '' }),
                },
              ]
            : [],
        },
      }}
      send={
        <>
          {product ? <ProductSummary product={product} start={flow.sent.start ?? 'soon'} /> : null}
          <Leaving offer={offer} {...(product ? { to: product } : {})} />
          <SendRequest
            flow={flow}
            content={flow.sent}
            send={(how) => call(changeProduct, { params: { name }, body: productBody(flow.sent) }, how)}
            signed
            label={t('send')}
            onRefused={again}
            onCode={{
              process_running: again,
              contract_not_active: again,
              product_change_not_possible: again,
            }}
          />
        </>
      }
    />
  )
}
