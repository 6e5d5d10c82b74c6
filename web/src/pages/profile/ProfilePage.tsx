import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { part } from '../../loading/part.tsx'
import { AccountCards } from './AccountCards.tsx'
import { profileQuery } from './profile-query.ts'

/** Below the first window, so loaded after the page, in one file. */
const LaterCards = part({
  load: async () => (await import('./LaterCards.tsx')).LaterCards,
  texts: ['passkeys', 'notifications', 'delegations'],
  follows: 'first',
})

/** The customer's data, the contact data of each contract, the open sessions and other ways to sign in. */
export function ProfilePage() {
  return (
    <div className="stack" data-gap="l">
      <ProfileHeading />
      <InBrowser>
        <AccountCards />
        <LaterCards />
      </InBrowser>
    </div>
  )
}

/** Whose profile it is, or that a new e-mail waits to be confirmed. */
function ProfileHeading() {
  const t = useTranslations('profile')
  const { data } = useQuery(profileQuery())
  if (!data) return <PageHeading title={t('title')} />
  const { name, pending_email: pending } = data
  return <PageHeading title={t('title')} answer={pending ? t('pendingAnswer', { email: pending }) : name} />
}
