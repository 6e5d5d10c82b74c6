import { productYear } from '@endoll/api/product-year.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMayAs } from '../../../../calls/acting.ts'
import { read } from '../../../../calls/query.ts'
import { ReadFailure } from '../../../../failures/ReadFailure.tsx'
import {
  ProductsOfYear,
  yearCents,
  type CostOfYear,
  type ProductOfYear,
  planHours,
} from '../../../../supplies/product-year/ProductsOfYear.tsx'
import { useFormat } from '../../../../i18n/use-format.ts'
import { Nothing, part } from '../../../../loading/part.tsx'
import { functionQuery } from '../../../../site/contract-functions.ts'
import { useSite } from '../../../../site/site.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { changeRefusal } from '../../actions/change-refusal.ts'
import { useOfferedChanges } from '../../actions/ChangeControl.tsx'
import type { ShownContract } from '../../use-contract-page.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'

/** Before a product is taken that pays nothing for surplus; with the texts of all that is asked for of a contract. */
const BatteryLeft = part({
  load: async () => (await import('../../../../flow/BatteryLeft.tsx')).BatteryLeft,
  texts: ['contract'],
  lost: Nothing,
})

interface ProductYearCardProps {
  /** The contract's name. */
  readonly name: string
  readonly shown: ShownContract
}

/** What each product would have cost on the contract's own hours, or bills of gas. */
export function ProductYearCard({ name, shown }: ProductYearCardProps) {
  const t = useTranslations('product-year')
  const { address, offers } = useSite()
  const writes = useMayAs('manage')
  const answer = useQuery(read(productYear, { params: { name } }))
  const { data, error } = answer
  const offered = useOfferedChanges(shown.contract)
  const mayChange = offered.includes('change_product') && !changeRefusal('change_product', shown)
  const cheapest = data?.products[0]
  const isCheaper = cheapest?.own === false
  const own = data?.products.find((product) => product.own)
  return (
    <Card
      title={t('title')}
      actions={
        isCheaper && mayChange ? (
          <Link
            className={buttonClass({})}
            href={address(
              'viewContracts',
              {},
              { ...functionQuery('change_product', name), product: cheapest.code },
            )}
          >
            {t('change')}
          </Link>
        ) : isCheaper && offers('contact') && writes ? (
          <Link
            className={buttonClass({})}
            href={address('contact', {}, { contract: name, product: cheapest.name })}
          >
            {t('ask')}
          </Link>
        ) : undefined
      }
    >
      {data ? (
        <>
          <ProductsOfYear year={data} kind={shown.contract.type}>
            {own ? <OwnChanges own={own} shown={shown} powers={data.suggested_powers} /> : null}
          </ProductsOfYear>
          {isCheaper && cheapest.pays_surplus === false ? <BatteryLeft contract={name} /> : null}
        </>
      ) : error ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Skeleton label={t('loading')} shape="text" />
      )}
    </Card>
  )
}

interface OwnChangesProps {
  readonly own: ProductOfYear
  readonly shown: ShownContract
  readonly powers: readonly number[] | null
}

/** What would have made the present product cheaper, each with the way to change it. */
function OwnChanges({ own, shown, powers }: OwnChangesProps) {
  const t = useTranslations('product-year')
  const { money, power } = useFormat()
  const savedBy = (cost: CostOfYear | null) => (cost ? yearCents(own.total) - yearCents(cost.total) : 0)
  const { with_suggested: suggested, with_plan: plan } = own
  const [byPowers, byPlan] = [savedBy(suggested), savedBy(plan)]
  return (
    <>
      {powers && byPowers > 0 ? (
        <p>
          {t('savedByPowers', {
            powers: powers.map((powerKw) => power(Math.round(powerKw * 1000)).value).join(' / '),
            saved: money(byPowers),
          })}
          <WayTo change="power" shown={shown} />
        </p>
      ) : null}
      {plan && byPlan > 0 ? (
        <p>
          {t('savedByPlan', { ...planHours(plan), saved: money(byPlan) })}
          <WayTo change="tariff_options" shown={shown} />
        </p>
      ) : null}
    </>
  )
}

interface WayToProps {
  readonly change: 'power' | 'tariff_options'
  readonly shown: ShownContract
}

/** The link to a change; nothing if it is not offered or cannot be asked for now. */
function WayTo({ change, shown }: WayToProps) {
  const t = useTranslations('contract-page.actions')
  const { address } = useSite()
  const offered = useOfferedChanges(shown.contract)
  if (!offered.includes(change) || changeRefusal(change, shown)) return null
  return (
    <>
      {' '}
      <Link
        className="no-print"
        href={address('viewContracts', {}, functionQuery(change, shown.contract.name))}
      >
        {t(change)}
      </Link>
    </>
  )
}
