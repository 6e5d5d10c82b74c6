import { DelegationsCard } from '../../features/delegations/people/DelegationsCard.tsx'
import { NoticesCard } from './NoticesCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { SignInMethodsCard } from './sign-in/SignInMethodsCard.tsx'

/** What stands below the account: notices of each contract, sessions, ways to sign in. */
export function LaterCards() {
  return (
    <>
      <NoticesCard />
      <DelegationsCard />
      <SessionsCard />
      <SignInMethodsCard />
    </>
  )
}
