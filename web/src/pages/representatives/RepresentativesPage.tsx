import { listDelegations } from '@endoll/api/delegations.ts'
import { useTranslations } from 'use-intl'
import { useCustomerName } from '../../calls/acting.ts'
import { Allowed } from '../../failures/Allowed.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { part } from '../../loading/part.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

const DelegationsCard = part({
  load: async () => (await import('../../features/delegations/people/DelegationsCard.tsx')).DelegationsCard,
})

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
