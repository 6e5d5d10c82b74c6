import { AccountCards } from '../../features/profile/AccountCards.tsx'
import { ProfileHeading } from '../../features/profile/ProfileHeading.tsx'
import { SessionsCard } from '../../features/profile/SessionsCard.tsx'
import { NoticesCard } from './NoticesCard.tsx'

/** The customer's own data, where they are signed in, and where each contract's notices go. */
export function ProfilePage() {
  return (
    <div className="stack" data-gap="l">
      <ProfileHeading />
      <AccountCards />
      <NoticesCard />
      <SessionsCard />
    </div>
  )
}
