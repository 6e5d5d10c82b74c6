import { listDelegations } from '@endoll/api/delegations.ts'
import { useTranslations } from 'use-intl'
import { useCustomerName } from '../../calls/acting.ts'
import { Allowed } from '../../failures/Allowed.tsx'
import { DelegationsCard } from '../../features/delegations/people/DelegationsCard.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** Who acts for a customer, for whoever decides it in the customer's name; one's own stand on the profile. */
export function RepresentativesPage() {
  const t = useTranslations('delegations.representatives')
  const who = useCustomerName()
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={who === '' ? undefined : t('answer', { who })} />
      <InBrowser>
        <Allowed endpoint={listDelegations}>
          <DelegationsCard />
        </Allowed>
      </InBrowser>
    </div>
  )
}
