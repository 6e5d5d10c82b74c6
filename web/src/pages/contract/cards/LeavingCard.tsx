import { useTranslations } from 'use-intl'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import { changeRefusal } from '../actions/change-refusal.ts'
import { Refused, useOfferedChanges } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'

interface LeavingCardProps {
  readonly shown: ShownContract
}

/** The way to end an active supply, last and quiet, or why it cannot be ended now. */
export function LeavingCard({ shown }: LeavingCardProps) {
  const t = useTranslations('contract-page')
  const { address, offersSwitch } = useSite()
  const { contract } = shown
  const offered = useOfferedChanges(contract)
  if (contract.state !== 'activa' || !offered.includes('end_supply')) return null
  const refusal = changeRefusal('end_supply', shown)
  return (
    <p className="small soft no-print">
      {t('leaving')}{' '}
      {offersSwitch('moving') && !refusal ? (
        <>
          <Link
            href={address(
              'viewContracts',
              {},
              { ...functionQuery('end_supply', contract.name), moving: 'new' },
            )}
          >
            {t('moving')}
          </Link>
          {' · '}
        </>
      ) : null}
      {refusal ? (
        <Refused refusal={refusal} />
      ) : (
        <Link href={address('viewContracts', {}, functionQuery('end_supply', contract.name))}>
          {t('actions.end_supply')}
        </Link>
      )}
    </p>
  )
}
