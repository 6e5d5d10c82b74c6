import { AccountCards } from './AccountCards.tsx'
import { ProfileHeading } from './ProfileHeading.tsx'
import { SessionsCard } from './SessionsCard.tsx'
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
