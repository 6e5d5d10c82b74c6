import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FormRadioGroup } from '../../form/fields.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Ended, HintLine, Pause } from '../../ui/Ended.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Offers, Product } from './use-offers.ts'

interface ProductChoiceProps {
  readonly field: UseFormRegisterReturn
  readonly offers: Omit<Offers, 'tariffs' | 'settled'>
  readonly gas?: boolean
}

/** The products, each with what its first year costs this supply, the cheapest first. */
export function ProductChoice({ field, offers, gas = false }: ProductChoiceProps) {
  const t = useTranslations('new-contract.products')
  const { products } = offers
  if (!products?.length) {
    // Who goes on without a product is led here.
    return (
      <div role="group" aria-label={t('title')} tabIndex={-1} data-field={field.name}>
        <NothingToChoose offers={offers} gas={gas} />
      </div>
    )
  }
  const origin = products.find((product) => product.origin)?.origin
  return (
    <>
      <FormRadioGroup
        {...field}
        label={t('title')}
        hint={t(hintOf(products[0], gas))}
        cards
        options={products.map((product) => ({
          value: String(product.id),
          label: product.name,
          hint: <ProductFacts product={product} />,
        }))}
      />
      {origin ? <OriginLine origin={origin} /> : null}
    </>
  )
}

interface OriginLineProps {
  readonly origin: NonNullable<Product['origin']>
}

/** Where the electricity of the retailer came from, which is the same for all its products. */
function OriginLine({ origin }: OriginLineProps) {
  const t = useTranslations('new-contract.products')
  const { number } = useFormat()
  /** With one decimal, as the label has it. */
  const percent = (value: number) => t('percent', { value: number(value, 1) })
  return (
    <p className="small soft">
      {t('origin', {
        year: String(origin.year),
        renewable: percent(origin.renewable_percent),
        spain: percent(origin.spain_renewable_percent),
        co2: origin.co2_letter,
        waste: origin.waste_letter,
      })}
    </p>
  )
}

/** Why there is no product yet, or none at all. */
function NothingToChoose({ offers, gas }: Required<Pick<ProductChoiceProps, 'offers' | 'gas'>>) {
  const t = useTranslations('new-contract.products')
  const { phone } = useSite().settings.organisation
  const { products, at, again } = offers
  if (at === 'failed') {
    return (
      <Notice
        tone="bad"
        announce
        title={t('failed')}
        actions={
          <Button small onClick={again}>
            {t('again')}
          </Button>
        }
      >
        {t('safe')}
      </Notice>
    )
  }
  if (at === 'waiting') return <p className="soft">{t(gas ? 'waitingGas' : 'waiting')}</p>
  if (at === 'tariff') return <p className="soft">{t('waitingTariff')}</p>
  if (!products) return <Skeleton label={t('reading')} shape="text" />
  return (
    <Notice tone="bad" announce title={t('none')}>
      <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
    </Notice>
  )
}

/** What the cost of the first year is taken from. */
function hintOf(product: Product | undefined, gas: boolean) {
  const basis = product?.first_year?.basis
  const isMeasured = basis === 'measured'
  if (gas) return isMeasured ? 'measuredGas' : 'profileGas'
  if (basis === 'profile_sun') return 'profileSun'
  if (basis === 'bill') return 'bill'
  return isMeasured ? 'measured' : 'profile'
}

interface ProductFactsProps {
  readonly product: Product
}

function ProductFacts({ product }: ProductFactsProps) {
  const t = useTranslations('new-contract.products')
  const { money, number, day } = useFormat()
  const { first_year: cost, ov_description: description, ov_link: link, regulated } = product
  const euros = (value: number) => money(Math.round(value * 100))
  return (
    <>
      {description ? <HintLine>{description}</HintLine> : null}
      {cost ? (
        <>
          <strong className="new-contract-cost figures">
            <Ended>{t('cost', { amount: euros(cost.total) })}</Ended>
          </strong>
          <HintLine small>
            {t('range', {
              from: euros(cost.from),
              to: euros(cost.to),
              use: `${number(Math.round(cost.kwh))} kWh`,
            })}
          </HintLine>
          {cost.market ? (
            <HintLine small>
              {t('market', {
                from: day(cost.market.from_date),
                to: day(cost.market.to_date),
                month: euros(cost.market.month),
                cheapest: euros(cost.market.cheapest_month),
                dearest: euros(cost.market.dearest_month),
              })}
            </HintLine>
          ) : null}
          {cost.surplus_kwh > 0 ? (
            <HintLine small>
              {t('surplus', { surplus: `${number(Math.round(cost.surplus_kwh))} kWh` })}
            </HintLine>
          ) : null}
        </>
      ) : (
        <HintLine small>{t('noCost')}</HintLine>
      )}
      {product.pays_surplus === false ? <HintLine small>{t('paysNoSurplus')}</HintLine> : null}
      {product.pvpc ? <HintLine small>{t('pvpc')}</HintLine> : null}
      {regulated ? <RegulatedFacts regulated={regulated} /> : null}
      {link ? (
        <a className="new-contract-link" href={link} target="_blank" rel="noopener noreferrer">
          {t('details', { product: product.name })}
        </a>
      ) : null}
    </>
  )
}

interface RegulatedFactsProps {
  readonly regulated: NonNullable<Product['regulated']>
}

/** Of a tariff of last resort: that its price is regulated, by whom and until when. */
function RegulatedFacts({ regulated: { source, url, until } }: RegulatedFactsProps) {
  const t = useTranslations('new-contract.products')
  const { longDay } = useFormat()
  return (
    <>
      <HintLine small>{t('regulated')}</HintLine>
      <HintLine small>
        {until === null ? t('regulatedNow') : t('regulatedUntil', { day: longDay(until) })}
      </HintLine>
      {url === null ? (
        <HintLine small>{t('regulatedBy', { source })}</HintLine>
      ) : (
        <>
          <a className="new-contract-link" href={url} target="_blank" rel="noopener noreferrer">
            {t('regulatedBy', { source })}
          </a>
          <Pause />
        </>
      )}
    </>
  )
}
