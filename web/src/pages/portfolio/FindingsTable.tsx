import { centsOf } from '@endoll/api/cents.ts'
import type { FindingItem } from '@endoll/api/portfolio.ts'
import { useTranslations } from 'use-intl'
import { useMayAs, useOffersFunction } from '../../calls/acting.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { functionQuery } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'
import { usePlaceName } from '../../supplies/use-place-name.ts'
import { Link } from '../../ui/Link.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import './portfolio.css'

interface FindingsTableProps {
  readonly findings: readonly FindingItem[]
}

/** Each supply with what is wrong, what it would save in a year, and the change that mends it. */
export function FindingsTable({ findings }: FindingsTableProps) {
  const t = useTranslations('portfolio')
  const { money } = useFormat()
  const placeName = usePlaceName()
  const what = useWhat()
  const pageOf = useSupplyPage()
  const columns: readonly Column<FindingItem>[] = [
    {
      key: 'supply',
      header: t('columns.supply'),
      position: 'title',
      cell: (finding) => (
        <span className="lines">
          <span>{placeName(finding)}</span>
          <span className="small soft">{finding.cups.street}</span>
          <span className="small soft figures">{finding.contract}</span>
        </span>
      ),
    },
    {
      key: 'what',
      header: t('columns.what'),
      position: 'subtitle',
      cell: (finding) => (
        <span className="lines finding-what">
          <span>{t(`causes.${finding.cause}`)}</span>
          <span className="small soft">{what(finding)}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ amount }) => money(centsOf(amount)),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      position: 'actions',
      cell: (finding) => <Mend finding={finding} />,
    },
  ]
  return (
    <Table
      caption={t('all')}
      columns={columns}
      rows={findings}
      rowKey={({ contract, cause }) => `${contract} ${cause}`}
      rowHref={(finding) => pageOf(finding)}
      empty={<p className="soft">{t('noneHere')}</p>}
    />
  )
}

function useSupplyPage() {
  const { address } = useSite()
  return ({ type, contract }: FindingItem, query: Readonly<Record<string, string>> = {}) =>
    address(type === 'gas' ? 'viewGasContracts' : 'viewContracts', {}, { contract, ...query })
}

/** What is wrong, in figures. */
function useWhat() {
  const t = useTranslations('portfolio.what')
  const { power, number, list } = useFormat()
  const kW = (powers: readonly number[]) =>
    powers.map((one) => power(Math.round(one * 1000)).value).join(' / ')
  return ({ cause, powers, reactive, product }: FindingItem): string => {
    if (powers) return t('powers', { now: kW(powers.contracted), better: kW(powers.suggested) })
    if (product) return t('tariff', { product: product.name })
    if (!reactive) return t(cause === 'reactive' ? 'reactive' : 'excess')
    const charged = reactive.filter(({ charged_bills: bills }) => bills > 0)
    const sizes = charged.map(({ capacitor_kvar: kvar }) => kvar)
    const periods = list(charged.map(({ period, cos_phi: cosPhi }) => `${period} ${number(cosPhi, 2)}`))
    return sizes.length === 0 || sizes.includes(null)
      ? t('cosPhi', { periods })
      : t('capacitor', { periods, kvar: number(Math.max(...sizes.map((size) => size ?? 0)), 1) })
  }
}

interface MendProps {
  readonly finding: FindingItem
}

/** The way to the change; to the supply where this office has none for it. */
function Mend({ finding }: MendProps) {
  const t = useTranslations('portfolio.mend')
  const { offers, address } = useSite()
  const writes = useMayAs('manage')
  const offersFunction = useOffersFunction()
  const pageOf = useSupplyPage()
  const placeName = usePlaceName()
  const { cause, contract, powers, product } = finding
  const way = (text: string, href: string) => (
    <Link href={href} aria-label={`${text}: ${placeName(finding)}, ${contract}`}>
      {text}
    </Link>
  )
  if ((cause === 'powers' || cause === 'excess') && offersFunction('power')) {
    const suggested = (powers?.suggested ?? []).map((powerKw, index) => [`p${index + 1}`, String(powerKw)])
    return way(
      t('power'),
      pageOf(finding, {
        ...functionQuery('power'),
        ...(Object.fromEntries(suggested) as Record<string, string>),
      }),
    )
  }
  if (product && offersFunction('change_product'))
    return way(t('product'), pageOf(finding, { ...functionQuery('change_product'), product: product.code }))
  if (cause === 'reactive' && offers('contact') && writes)
    return way(t('ask'), address('contact', {}, { contract }))
  return way(t('see'), pageOf(finding))
}
