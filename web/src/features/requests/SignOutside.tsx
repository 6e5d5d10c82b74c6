import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { ObligationFacts, type Obligation } from './ObligationFacts.tsx'

interface SignOutsideProps {
  /** What has to stand right above the button of an act that obliges to pay. */
  readonly parts: Obligation['parts']
  readonly label: string
  readonly busyLabel: string
  /** What has to be put right before it is signed. */
  readonly waits?: string | undefined
  /** Answers the address at the provider of signatures. */
  readonly open: () => Promise<{ readonly url: string }>
}

/** Leads to the page of the provider of signatures. */
export function SignOutside({ parts, label, busyLabel, waits, open }: SignOutsideProps) {
  const { busy, failure, run } = useAction()
  const leave = () => run(async () => location.assign((await open()).url))
  return (
    <>
      <FailureNotice error={failure} />
      <ObligationFacts parts={parts} />
      <div className="row">
        <Button
          look="primary"
          busy={busy}
          busyLabel={busyLabel}
          disabledReason={waits}
          onClick={() => void leave()}
        >
          {label}
        </Button>
      </div>
    </>
  )
}
