import { getContract, type ContractDetail } from '@endoll/api/contracts.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../calls/api-error.ts'
import { read } from '../calls/query.ts'
import { ReadFailure } from '../failures/ReadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useOpenRequest } from './open-requests.ts'
import { ProcessRunning } from './ProcessRunning.tsx'

/** What is read beside the contract: by one call, or by several as one. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly error: ApiError | null
  readonly refetch: () => Promise<unknown>
}

interface ContractToChangeProps<Beside> {
  /** The contract's name. */
  readonly name: string
  readonly procedure: ProcedureName
  /** Texts: the procedure's own, or those of every change. */
  readonly area: 'iban' | 'notification-address' | 'contract'
  /** What its questions need beside the contract. */
  readonly beside: Reading<Beside>
  /** `again` reads everything once more, for when the contract has changed meanwhile. */
  readonly children: (contract: ContractDetail, beside: Beside, again: () => void) => ReactNode
}

/** The questions of a change that only an active contract takes, one at a time; or in their place why not now. */
export function ContractToChange<Beside>(props: ContractToChangeProps<Beside>) {
  const { name, procedure, area, beside, children } = props
  const t = useTranslations(area)
  const contract = useQuery(read(getContract, { params: { name } }))
  const running = useOpenRequest(name, procedure)
  const error = contract.error ?? beside.error ?? running.list.error
  const again = () => void Promise.all([contract.refetch(), beside.refetch(), running.list.refetch()])
  if (error) {
    return <ReadFailure error={error} title={t('unread')} safe={t('nothingChanged')} onRetry={again} />
  }
  if (!contract.data || !beside.data || !running.list.data)
    return <Skeleton label={t('loading')} shape="text" />
  if (contract.data.state !== 'activa') {
    return (
      <Notice tone="wait" title={t('notActive.title')}>
        {t('notActive.why')}
      </Notice>
    )
  }
  if (running.request) return <ProcessRunning why={t('running')} request={running.request} />
  return children(contract.data, beside.data, again)
}
