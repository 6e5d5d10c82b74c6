import { listContracts, type SupplyKind } from '@endoll/api/contracts.ts'
import { productYear } from '@endoll/api/product-year.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient, read } from '../../../calls/query.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { ContractSelector } from '../../../supplies/ContractSelector.tsx'
import { Card } from '../../../ui/Card.tsx'
import { RadioGroup } from '../../../ui/choices.tsx'
import { WindowHigh } from '../../../loading/InBrowser.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ProductsOfYear } from '../../../supplies/product-year/ProductsOfYear.tsx'
import { isBillBegun } from '../bill-draft.ts'
import { readLinked } from '../bill-link.ts'

interface OwnYearProps {
  readonly kind: SupplyKind
  /** The comparator of bills. */
  readonly children: ReactNode
}

/** The contracts of a kind whose year can be compared: who leaves has nothing to choose. */
export function ownContracts(kind: SupplyKind) {
  return read(listContracts, { query: { type: kind, only: 'active' } }, { version: 2 })
}

/** The pages of visitors hold no replies of their own: those of the customer are held for the comparator alone. */
export function OwnYear(props: OwnYearProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <OwnYearOrBill {...props} />
    </QueryClientProvider>
  )
}

/**
 * A year of a contract of one's own in the place of a bill, which can be compared all the same. Who has no contract of
 * the kind, came with a bill in the address or has begun to type one, begins with the bill.
 */
export function OwnYearOrBill({ kind, children }: OwnYearProps) {
  const t = useTranslations('comparison.ownYear')
  const answer = useQuery(ownContracts(kind))
  const [basis, setBasis] = useState<'own' | 'bill'>(() =>
    readLinked(kind, location.hash) || isBillBegun(kind) ? 'bill' : 'own',
  )
  const [chosen, setChosen] = useState<string>()
  const { data, error } = answer
  const name = chosen ?? data?.items[0]?.name
  const hasFailed = answer.errorUpdateCount > 0
  // A bill that was begun meanwhile stays, also once the contracts have come.
  if (!data && hasFailed && basis !== 'bill') setBasis('bill')
  const waiting = (
    <WindowHigh>
      <Skeleton label={t('loading')} shape="text" />
    </WindowHigh>
  )
  if (answer.isPending && !hasFailed) return waiting
  return (
    <div className="stack" data-gap="l">
      {data ? (
        name !== undefined && (
          <RadioGroup
            name="basis"
            label={t('basis')}
            value={basis}
            onChange={({ currentTarget }) => setBasis(currentTarget.value === 'bill' ? 'bill' : 'own')}
            options={[
              { value: 'own', label: t('own') },
              { value: 'bill', label: t('bill') },
            ]}
          />
        )
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
      {data && name !== undefined && basis === 'own' ? (
        <>
          <ContractSelector
            label={t('contract')}
            contracts={data.items}
            only="active"
            name={name}
            onChoose={setChosen}
          />
          <YearOfContract key={name} kind={kind} name={name} />
        </>
      ) : (
        children
      )}
    </div>
  )
}

interface YearOfContractProps {
  readonly kind: SupplyKind
  readonly name: string
}

/** What each product would have cost on the year of a contract, and where that year comes from. */
export function YearOfContract({ kind, name }: YearOfContractProps) {
  const t = useTranslations('comparison.ownYear')
  const ofYear = useTranslations('product-year')
  const { number, day } = useFormat()
  const { address } = useSite()
  const answer = useQuery(read(productYear, { params: { name } }))
  const { data: year, error } = answer
  return (
    <Card
      title={t('title', { contract: name })}
      actions={
        <Link href={address(kind === 'gas' ? 'viewGasContracts' : 'viewContracts', {}, { contract: name })}>
          {t('link')}
        </Link>
      }
    >
      {year ? (
        <>
          {year.reason === null ? (
            <p>
              {t(kind, {
                kwh: `${number(year.kwh, 0)}\u00a0kWh`,
                from: day(year.start_date),
                to: day(year.end_date),
              })}
            </p>
          ) : null}
          <ProductsOfYear year={year} kind={kind} />
        </>
      ) : error ? (
        <ReadFailure
          error={error}
          title={ofYear('unread')}
          safe={ofYear('safe')}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Skeleton label={ofYear('loading')} shape="text" />
      )}
    </Card>
  )
}
