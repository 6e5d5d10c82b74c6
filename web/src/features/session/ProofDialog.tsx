import { hasCode } from '../../calls/api-error.ts'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import { StepUp } from './StepUp.tsx'

/** A call that was refused until its customer shows something. */
export interface ProofAsked {
  readonly refusal: unknown
  /** Whether it was shown. */
  readonly answer: (shown: boolean) => void
}

/** A passkey or a code before a change that is guarded, or who uses a session that its device keeps. */
export function ProofDialog({ refusal, answer }: ProofAsked) {
  const Asking = hasCode(refusal, 'step_up_required') ? StepUp : ConfirmIdentity
  return <Asking answer={answer} />
}
