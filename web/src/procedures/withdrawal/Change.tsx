import {
  getWithdrawal,
  withdrawFromContract,
  withdrawFromProduct,
} from '@endoll/api/procedures/withdrawal.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { supplyAfterwards, type SupplyAfterwards } from '@endoll/domain/contracting/supply-afterwards.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { BatteryLeft } from '../../flow/BatteryLeft.tsx'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { ProcessRunning } from '../../flow/ProcessRunning.tsx'
import { SendAtOnce } from '../../flow/SendAtOnce.tsx'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import { RadioGroup } from '../../ui/choices.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function Change() {
  return (
    <ContractChange name="withdrawal">
      <Withdrawal />
    </ContractChange>
  )
}

/** The second of the two steps by law: what is withdrawn from, what follows, and the button that confirms it. */
function Withdrawal() {
  const { name } = useChange()
  const t = useTranslations('withdrawal')
  const words = useTranslations('contract')
  const { longDay } = useFormat()
  const { data, error, refetch } = useQuery(read(getWithdrawal, { params: { name } }))
  const draftKey = `withdrawal ${name}`
  const [afterwards, setAfterwards] = useKeptChoice<SupplyAfterwards>(draftKey, 'former_retailer')
  const again = () => void refetch()
  if (error) {
    return (
      <ReadFailure error={error} title={words('unread')} safe={words('nothingChanged')} onRetry={again} />
    )
  }
  if (!data) return <Skeleton label={words('loading')} shape="text" />
  const { refusal, product, last_day: lastDay, refund_day: refundDay, email } = data
  if (refusal?.code === 'process_running')
    return <ProcessRunning why={t('running')} request={refusal.request} />
  const ofProduct = product ? <ProductWithdrawal product={product} again={again} /> : null
  if (refusal) return ofProduct ?? <Notice tone="wait" title={t(`refused.${refusal.code}`)} />
  return (
    <div className="stack" data-gap="l">
      {ofProduct}
      {ofProduct ? <h2>{t('ofContract')}</h2> : null}
      <p>{t('until', { day: longDay(lastDay ?? today()) })}</p>
      <RadioGroup
        name="afterwards"
        label={t('which.label')}
        value={afterwards}
        onChange={({ currentTarget }) =>
          setAfterwards(supplyAfterwards.find((one) => one === currentTarget.value) ?? 'former_retailer')
        }
        options={[
          { value: 'former_retailer', label: t('which.former_retailer'), hint: t('which.formerHint') },
          { value: 'end', label: t('which.end'), hint: t('which.endHint') },
        ]}
      />
      <section className="stack" data-gap="s" aria-label={t('after')}>
        <h2>{t('after')}</h2>
        <ul className="flow-points">
          <li>{t('mail', { email })}</li>
          <li>{t('money', { day: longDay(refundDay) })}</li>
          <li>{t('energy')}</li>
        </ul>
      </section>
      <BatteryLeft contract={name} />
      <SendAtOnce
        draftKey={draftKey}
        content={{ afterwards }}
        label={t('confirm')}
        send={(how) => call(withdrawFromContract, { params: { name }, body: { afterwards } }, how)}
        onOutdated={again}
      />
    </div>
  )
}

interface ProductWithdrawalProps {
  readonly product: NonNullable<ReplyOf<typeof getWithdrawal>['product']>
  readonly again: () => void
}

/** Withdrawing from a change of product: the contract returns to the former one. */
function ProductWithdrawal({ product, again }: ProductWithdrawalProps) {
  const { name: contract } = useChange()
  const t = useTranslations('withdrawal.product')
  const { longDay } = useFormat()
  const { name, name_before: before, last_day: lastDay, sign_date: signed } = product
  return (
    <section className="stack" data-gap="s" aria-labelledby="withdrawal-product">
      <h2 id="withdrawal-product">{t('title')}</h2>
      <p>{t('until', { product: name, signed: longDay(signed), day: longDay(lastDay) })}</p>
      <ul className="flow-points">
        <li>{t('back', { product: before })}</li>
        <li>{t(product.in_effect ? 'energy' : 'nothing')}</li>
      </ul>
      <SendAtOnce
        draftKey={`withdrawal product ${contract}`}
        content={product}
        label={t('confirm')}
        send={(how) => call(withdrawFromProduct, { params: { name: contract }, body: {} }, how)}
        onOutdated={again}
      />
    </section>
  )
}
