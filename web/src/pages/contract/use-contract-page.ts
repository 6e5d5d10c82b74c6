import { useState } from 'react'
import type { ContractDetail, SupplyKind } from '@endoll/api/contracts.ts'
import type { RequestItem } from '@endoll/api/requests.ts'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '../../calls/api-error.ts'
import { openRequestsQuery } from '../../flow/open-requests.ts'
import { newestInvoicesQuery } from '../../supplies/newest-invoices.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { contractQuery, powerChangeQuery } from './contract-query.ts'
import type { ChangeFacts } from './actions/change-refusal.ts'
import { happeningParts } from './happening/happening.ts'
import type { HappeningPart } from './happening/happening.ts'

/** A contract with everything that its page shows of it. */
export interface ShownContract extends ChangeFacts {
  readonly contract: ContractDetail
  readonly open: readonly RequestItem[]
  readonly parts: readonly [HappeningPart, ...HappeningPart[]]
  /** How many invoices its card will list. */
  readonly listed: number
}

type Reading = Pick<UseQueryResult<unknown, ApiError>, 'isPending' | 'failureCount' | 'fetchStatus'>

/** Answered, failed once, or not asked for at all: the page does not wait for further tries. */
function isSettled({ isPending, failureCount, fetchStatus }: Reading) {
  return !isPending || failureCount > 0 || fetchStatus === 'idle'
}

/**
 * What the page of one contract begins with. The heading waits for every reply that its sentences need, so that it
 * does not change once it is shown; a reply that fails is left out.
 */
export function useContractPage(name: string, kind: SupplyKind) {
  const { powerChange } = useSite().settings.switches
  const answer = useQuery(contractQuery(name))
  const requests = useQuery(openRequestsQuery())
  const invoices = useQuery(newestInvoicesQuery(name))
  const contract = answer.data
  const power = useQuery({ ...powerChangeQuery(name), enabled: powerChange && kind === 'electricity' })
  const settled = [requests, invoices, power].every(isSettled)
  // Once shown the page stays: its cards ask again for what failed, and must not vanish meanwhile.
  const [standing, setStanding] = useState<string>()
  if (settled && standing !== name) setStanding(name)
  const open = (requests.data?.items ?? []).filter((request) => request.contract?.name === name)
  const shown: ShownContract | undefined =
    contract && (settled || standing === name)
      ? {
          contract,
          open,
          power: power.data,
          listed: invoices.data?.items.length ?? 0,
          parts: happeningParts({
            contract,
            open,
            nextInvoiceDay: invoices.data?.summary.next_date ?? undefined,
            today: today(),
          }),
        }
      : undefined
  return { answer, shown }
}
