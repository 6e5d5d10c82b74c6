import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { NoneOfKind, otherKind } from '../../supplies/list-states.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface NoInvoicesProps {
  kind: SupplyKind
  /** The page is about one contract. */
  ofContract: boolean
  counts: Readonly<Record<SupplyKind, number>>
  onKind: (kind: SupplyKind) => void
}

/** Nothing has been billed: for this contract, for this kind, or ever. */
export function NoInvoices({ kind, ofContract, counts, onKind }: NoInvoicesProps) {
  const t = useTranslations('invoices.empty')
  const { address } = useSite()
  if (!ofContract && counts[otherKind(kind)] > 0) {
    return <NoneOfKind area="invoices" kind={kind} onKind={onKind} />
  }
  return (
    <EmptyState
      icon="card"
      title={t(ofContract ? 'titleOf' : 'title')}
      action={
        <Link className={buttonClass({})} href={address(ofContract ? 'invoices' : 'contracts')}>
          {t(ofContract ? 'seeAll' : 'seeContracts')}
        </Link>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

/** The address names a contract that the customer does not have. */
export function UnknownContract() {
  const t = useTranslations('invoices')
  const { address } = useSite()
  return (
    <EmptyState
      icon="card"
      title={t('notFound.title')}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={address('invoices')}>
          {t('empty.seeAll')}
        </Link>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  )
}
