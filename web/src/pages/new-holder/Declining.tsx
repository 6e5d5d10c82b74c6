import { declineHolderChange } from '@endoll/api/holder-changes.ts'
import { call } from '../../calls/call.ts'
import { AskOnce } from '../../features/requests/AskOnce.tsx'

interface DecliningProps {
  readonly token: string
  readonly onDeclined: () => void
}

/** Says no, after asking once. */
export function Declining({ token, onDeclined }: DecliningProps) {
  return (
    <div className="row">
      <AskOnce
        area="new-holder.decline"
        onYes={async () => {
          await call(declineHolderChange, { body: { token } })
          onDeclined()
        }}
      />
    </div>
  )
}
