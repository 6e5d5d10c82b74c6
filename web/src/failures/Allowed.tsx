import type { Endpoint } from '@endoll/api/endpoint.ts'
import type { ReactNode } from 'react'
import { useActing, useMay, useOffersFunction } from '../calls/acting.ts'
import type { ContractFunction } from '../site/contract-functions.ts'
import { useSite } from '../site/site.tsx'
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
  return may === undefined ? null : <Shown may={may}>{children}</Shown>
}

interface AllowedFunctionProps {
  /** The function of the contract page that stands here. */
  readonly name: ContractFunction
  readonly children: ReactNode
}

/** The same of a function of the contract page. */
export function AllowedFunction({ name, children }: AllowedFunctionProps) {
  const { acting } = useSite()
  const known = useActing()
  const offers = useOffersFunction()
  return acting !== undefined && !known ? null : <Shown may={offers(name)}>{children}</Shown>
}

interface ShownProps {
  readonly may: boolean
  readonly children: ReactNode
}

function Shown({ may, children }: ShownProps) {
  const errorText = useErrorText()
  return may ? children : <Notice tone="info">{errorText(new ApiError('delegation_refused', 403))}</Notice>
}
