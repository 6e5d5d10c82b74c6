import { centsOf } from '@endoll/api/cents.ts'
import { supplyKinds } from '@endoll/api/contracts.ts'
import type { HomeSupply } from '@endoll/api/home.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { ContractFinder, typedFrom } from '../../supplies/ContractFinder.tsx'
import { debtCentsOf, statusOf, statusTone } from '../../supplies/contract-status.ts'
import { usePlaceName } from '../../supplies/use-place-name.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface SupplyListProps {
  readonly supplies: readonly HomeSupply[]
  /** How many there are in all. */
  readonly total: number
}

/** Each supply by its place, with what is owed or its newest bill; the whole line leads to its page. */
export function SupplyList({ supplies, total }: SupplyListProps) {
  const t = useTranslations('home.supplies')
  const { address, go, offers } = useSite()
  const pageOf = useSupplyPage()
  const id = useId()
  return (
    <section className="stack" data-gap="s" aria-labelledby={id}>
      <header className="row" data-spread="">
        <h2 id={id}>{t('title')}</h2>
        {total > supplies.length ? (
          <Link href={address('contracts')}>{t('all', { count: total })}</Link>
        ) : null}
      </header>
      {total >= typedFrom && offers('portfolio') ? (
        <p>
          <Link href={address('portfolio')}>{t('improve')}</Link>
        </p>
      ) : null}
      {total >= typedFrom ? (
        <ContractFinder label={t('find')} kinds={supplyKinds} onChoose={(contract) => go(pageOf(contract))} />
      ) : null}
      <ul role="list" className="home-supplies">
        {supplies.map((supply) => (
          <li key={supply.id}>
            <Supply supply={supply} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function useSupplyPage() {
  const { address } = useSite()
  return ({ type, name }: Pick<HomeSupply, 'type' | 'name'>) =>
    address(type === 'gas' ? 'viewGasContracts' : 'viewContracts', {}, { contract: name })
}

interface SupplyProps {
  readonly supply: HomeSupply
}

function Supply({ supply }: SupplyProps) {
  const t = useTranslations('home.supplies')
  const pageOf = useSupplyPage()
  const { money } = useFormat()
  const placeName = usePlaceName()
  const { type, cups, latest } = supply
  const debtCents = debtCentsOf(supply)
  const status = statusOf(supply)
  return (
    <Link className="home-line" href={pageOf(supply)}>
      <span className="home-supply-kind" data-kind={type}>
        <Icon name={type === 'gas' ? 'flame' : 'bolt'} />
        <VisuallyHidden>{t(`kinds.${type}`)} </VisuallyHidden>
      </span>
      <span className="home-supply-name">
        <strong>{placeName(supply)}</strong>
        <span className="small soft">{cups.street}</span>
      </span>
      <span className="home-supply-figure">
        {debtCents > 0 ? (
          <Chip tone="bad">{t('owes', { amount: money(debtCents) })}</Chip>
        ) : status !== 'active' ? (
          <Chip tone={statusTone[status]}>{t(`status.${status}`)}</Chip>
        ) : latest ? (
          <>
            <span className="figures">{money(centsOf(latest.amount))}</span>
            <span className="small soft">{t('latest')}</span>
          </>
        ) : null}
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}
