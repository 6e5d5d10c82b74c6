import type { EmailProblem } from '@endoll/api/mail-returns.ts'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'

/** In place of what cannot be loaded: the rest of the page does without it. */
function Nothing() {
  return null
}

// Few addresses have a problem: the others do not load it.
const EmailProblemNotice = lazy(async () => ({
  default: (await import('./EmailProblemNotice.tsx')).EmailProblemNotice,
}))

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
    <CatchBoundary getResetKey={() => problem.kind} errorComponent={Nothing}>
      <Suspense fallback={null}>
        <LazyTexts area="email-problem" fallback={null}>
          <EmailProblemNotice problem={problem} {...rest} />
        </LazyTexts>
      </Suspense>
    </CatchBoundary>
  )
}
