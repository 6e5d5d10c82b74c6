import type { EmailProblem } from '@endoll/api/mail-returns.ts'
import { Suspense } from 'react'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

/** In place of what cannot be loaded: the rest of the page does without it. */
function Nothing() {
  return null
}

// Few addresses have a problem: the others do not load it.
const EmailProblemNotice = lazyComponent(
  async () => ({ default: (await import('./EmailProblemNotice.tsx')).EmailProblemNotice }),
  Nothing,
)

export interface LazyEmailProblemProps {
  readonly email: string
  readonly problem: EmailProblem
  /** Where the address is changed; absent where that stands beside it. */
  readonly changeHref?: string
}

/** That mails do not reach the account's address, or that a complaint has ended them; nothing where all is well. */
export function LazyEmailProblem({ problem, ...rest }: LazyEmailProblemProps) {
  if (problem === null) return null
  return (
    <Suspense fallback={null}>
      <LazyTexts area="email-problem" fallback={null} dispensable>
        <EmailProblemNotice problem={problem} {...rest} />
      </LazyTexts>
    </Suspense>
  )
}
