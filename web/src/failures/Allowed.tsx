import type { Endpoint } from '@endoll/api/endpoint.ts'
import type { ReactNode } from 'react'
import { useMay } from '../calls/acting.ts'
import { ApiError } from '../calls/api-error.ts'
import { useErrorText } from '../i18n/errors/error-text.ts'
import { Notice } from '../ui/Notice.tsx'

interface AllowedProps {
  /** The call that what stands here makes. */
  readonly endpoint: Endpoint
  readonly children: ReactNode
}

/** What somebody may do who acts for another, or why they may not; nothing until it is known for whom they act. */
export function Allowed({ endpoint, children }: AllowedProps) {
  const may = useMay(endpoint)
  const errorText = useErrorText()
  if (may === undefined) return null
  return may ? children : <Notice tone="info">{errorText(new ApiError('delegation_refused', 403))}</Notice>
}
