import type { EmailProblem } from '@endoll/api/mail-returns.ts'
import { Nothing, part } from '../../loading/part.tsx'

// Few addresses have a problem: the others do not load it.
const EmailProblemNotice = part({
  load: async () => (await import('./EmailProblemNotice.tsx')).EmailProblemNotice,
  texts: ['email-problem'],
  lost: Nothing,
})

interface EmailProblemPartProps {
  readonly email: string
  readonly problem: EmailProblem
  /** Where the address is changed; absent where that stands beside it. */
  readonly changeHref?: string
}

/** That mails do not reach the account's address, or that a complaint has ended them; nothing if all is well. */
export function EmailProblemPart({ problem, ...rest }: EmailProblemPartProps) {
  return problem === null ? null : <EmailProblemNotice problem={problem} {...rest} />
}
