import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../../../site/site.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { StateHeading } from './ContractStates.tsx'

/** The same for a contract that does not exist and for somebody else's. */
export function NoSuchContract() {
  const t = useTranslations('contract-page.states')
  const { address } = useSite()
  return (
    <EmptyState
      title={t('absent.title')}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={address('contracts')}>
          {t('see')}
        </Link>
      }
    >
      {t('absent.why')}
    </EmptyState>
  )
}

interface NoContractsProps {
  readonly kind: SupplyKind
  /** How many the customer has of the other kind. */
  readonly others: number
  /** Where those are shown. */
  readonly othersHref: string
}

/** The customer has no contract of this kind, but perhaps of the other one. */
export function NoContracts({ kind, others, othersHref }: NoContractsProps) {
  const t = useTranslations('contract-page')
  const { phone } = useSite().settings.organisation
  const other = kind === 'gas' ? 'electricity' : 'gas'
  return (
    <>
      <StateHeading title={t(`titles.${kind}`)} />
      <EmptyState
        icon={kind === 'gas' ? 'flame' : 'bolt'}
        title={t(`states.none.${kind}`)}
        action={
          others > 0 ? (
            <Link className={buttonClass({ look: 'primary' })} href={othersHref}>
              {t(other === 'gas' ? 'states.none.seeGas' : 'states.none.seeElectricity')}
            </Link>
          ) : (
            <PhoneLink className={buttonClass({})} phone={phone} />
          )
        }
      >
        {t(others > 0 ? 'states.none.other' : 'states.none.why')}
      </EmptyState>
    </>
  )
}
