import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { NoneOfKind, otherKind } from '../../supplies/list-states.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface NoContractsProps {
  kind: SupplyKind
  counts: Readonly<Record<SupplyKind, number>>
  onKind: (kind: SupplyKind) => void
}

/** The customer has no contract of this kind, or none at all. */
export function NoContracts({ kind, counts, onKind }: NoContractsProps) {
  const t = useTranslations('contracts.empty')
  const { settings, offers, address } = useSite()
  const { phone } = settings.organisation
  if (counts[otherKind(kind)] > 0) return <NoneOfKind area="contracts" kind={kind} onKind={onKind} />
  const wizard = kind === 'gas' ? 'newGasContract' : 'newElectricityContract'
  return (
    <EmptyState
      title={t('title')}
      action={
        <div className="row">
          {offers(wizard) ? (
            <Link className={buttonClass({ look: 'primary' })} href={address(wizard)}>
              {t('newContract')}
            </Link>
          ) : null}
          <PhoneLink className={buttonClass({})} phone={phone}>
            {t('call', { phone })}
          </PhoneLink>
        </div>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
