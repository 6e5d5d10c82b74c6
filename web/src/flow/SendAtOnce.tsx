import type { ReactNode } from 'react'
import { clearDraft } from '../form/draft.ts'
import { DraftElsewhere } from '../form/elsewhere/DraftElsewhere.tsx'
import type { SentRequest } from './contract/use-change.ts'
import { SendRequest } from './SendRequest.tsx'
import { forgetSending } from './sending-key.ts'
import './flow.css'

interface SendAtOnceProps {
  /** Keeps what was chosen, and the key of the sending. */
  readonly draftKey: string
  /** What is asked for; the same content is the same request, however often it is sent. */
  readonly content: object
  readonly send: (how: { readonly sendingKey: string }) => Promise<{ readonly request: SentRequest }>
  readonly signed?: boolean
  readonly label?: ReactNode
  readonly disabledReason?: ReactNode
  /** What is on the screen no longer holds: it is read again. */
  readonly onOutdated: () => void
}

/** Sends a change that has nothing to ask, or all of it on one screen. */
export function SendAtOnce({ draftKey, onOutdated, ...props }: SendAtOnceProps) {
  return (
    <>
      <DraftElsewhere draftKey={draftKey} />
      <SendRequest
        {...props}
        flow={{
          draftKey,
          forget: () => {
            clearDraft(draftKey)
            forgetSending(draftKey)
          },
          refuse: onOutdated,
        }}
        onCode={{ process_running: onOutdated, contract_not_active: onOutdated }}
      />
    </>
  )
}
