import { holderChangeDocument } from '@endoll/api/holder-changes.ts'
import type { ReactNode } from 'react'
import { addressOf } from '../../calls/call.ts'
import { buttonClass } from '../../ui/Button.tsx'

interface DocumentLinkProps {
  readonly token: string
  readonly children: ReactNode
}

/** To what the new holder signs, before and after. */
export function DocumentLink({ token, children }: DocumentLinkProps) {
  return (
    <a className={buttonClass({})} href={addressOf(holderChangeDocument, { params: { token } }, {})} download>
      {children}
    </a>
  )
}
