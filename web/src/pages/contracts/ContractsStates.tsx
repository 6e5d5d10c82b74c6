import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface NoContractsProps {
  kind: SupplyKind
  counts: Readonly<Record<SupplyKind, number>>
  onKind: (kind: SupplyKind) => void
}

/** The customer has no contract of this kind, perhaps none at all; either way there is a next step. */
export function NoContracts({ kind, counts, onKind }: NoContractsProps) {
  const t = useTranslations('contracts.empty')
  const { settings, offers, address } = useSite()
  const { phone } = settings.organisation
  const other = kind === 'gas' ? 'electricity' : 'gas'
  const icon = kind === 'gas' ? 'flame' : 'bolt'
  if (counts[other] > 0) {
    return (
      <EmptyState
        icon={icon}
        title={t(kind === 'gas' ? 'titleGas' : 'titleElectricity')}
        action={
          <Button onClick={() => onKind(other)}>{t(other === 'gas' ? 'seeGas' : 'seeElectricity')}</Button>
        }
      >
        {t('other')}
      </EmptyState>
    )
  }
  const wizard = kind === 'gas' ? 'newGasContract' : 'newElectricityContract'
  return (
    <EmptyState
      icon={icon}
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

interface ContractsFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

export function ContractsFailure({ error, onRetry }: ContractsFailureProps) {
  const t = useTranslations('contracts.failure')
  return <ReadFailure error={error} title={t('title')} safe={t('safe')} onRetry={onRetry} />
}
