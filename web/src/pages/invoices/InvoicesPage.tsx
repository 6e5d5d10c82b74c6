import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { isUnknown } from '../../calls/api-error.ts'
import { CouponsBelow } from '../../features/coupons/CouponsBelow.tsx'
import { KindTabs } from '../../supplies/KindTabs.tsx'
import { useSite } from '../../site/site.tsx'
import { invoicesPlace, readInvoicesSearch } from './invoices-search.ts'
import type { InvoicesSearch } from './invoices-search.ts'
import { InvoicesListed } from './InvoicesListed.tsx'
import { UnknownContract } from './states.tsx'
import { OwedSentence } from './OwedSentence.tsx'
import { useInvoices } from './use-invoices.ts'

/** The invoices of all contracts or of the one the address names: what is owed, the chart, each invoice. */
export function InvoicesPage() {
  const { contractName } = useParams({ strict: false })
  return <Invoices key={contractName ?? ''} contract={contractName} />
}

interface InvoicesProps {
  readonly contract: string | undefined
}

function Invoices({ contract }: InvoicesProps) {
  const { address } = useSite()
  const router = useRouter()
  const search = readInvoicesSearch(useSearch({ strict: false }))
  const { kind, list, rows, about } = useInvoices(search, contract)

  const here =
    contract === undefined ? address('invoices') : address('contractInvoices', { contractName: contract })
  const hrefOf = (place: InvoicesSearch) => here + invoicesPlace(place)
  const go = (place: InvoicesSearch, replace = false) =>
    void router.navigate({ href: hrefOf(place), replace, resetScroll: false })
  const showKind = (type: SupplyKind) => go({ type, ...(search.chart && { chart: search.chart }) })

  const refused = isUnknown(list.error)
  const unknown = contract !== undefined && (refused || about?.contract === null)
  const counts = about?.counts
  return (
    <div className="stack" data-gap="l">
      <OwedSentence
        summary={unknown ? undefined : about?.summary}
        contract={unknown ? undefined : contract}
        address={about?.contract?.full_address}
      />
      <KindTabs
        area="invoices"
        counts={contract === undefined ? counts : undefined}
        kind={kind}
        onKind={showKind}
      >
        {unknown ? (
          <UnknownContract />
        ) : (
          <InvoicesListed {...{ search, contract, kind, list, rows, counts, hrefOf, go, showKind }} />
        )}
      </KindTabs>
      <CouponsBelow />
    </div>
  )
}
