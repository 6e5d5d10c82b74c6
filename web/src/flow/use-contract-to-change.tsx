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
import { useChange } from './contract/use-change.ts'
import { useOpenRequest } from './open-requests.ts'
import { ProcessRunning } from './ProcessRunning.tsx'

/** What is read beside the contract: by one call, or by several as one. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly error: ApiError | null
  readonly refetch: () => Promise<unknown>
}

/** The contract and what is read beside it, where it takes the change; else what stands in place of the questions. */
type ContractToChange<Beside> = {
  /** Reads everything once more, for when the contract has changed meanwhile. */
  readonly again: () => void
} & (
  | { readonly contract: ContractDetail; readonly beside: Beside; readonly instead?: never }
  | { readonly contract?: never; readonly beside?: never; readonly instead: ReactNode }
)

/**
 * For a change that only an active contract takes, one at a time.
 *
 * @param area Texts: the procedure's own, or those of every change.
 * @param reading What its questions need beside the contract.
 */
export function useContractToChange<Beside>(
  procedure: ProcedureName,
  area: 'iban' | 'notification-address' | 'contract',
  reading: Reading<Beside>,
): ContractToChange<Beside> {
  const { name } = useChange()
  const t = useTranslations(area)
  const contract = useQuery(read(getContract, { params: { name } }))
  const running = useOpenRequest(name, procedure)
  const error = contract.error ?? reading.error ?? running.list.error
  const again = () => void Promise.all([contract.refetch(), reading.refetch(), running.list.refetch()])
  if (error) {
    const unread = (
      <ReadFailure error={error} title={t('unread')} safe={t('nothingChanged')} onRetry={again} />
    )
    return { again, instead: unread }
  }
  if (!contract.data || !reading.data || !running.list.data) {
    return { again, instead: <Skeleton label={t('loading')} shape="text" /> }
  }
  if (contract.data.state !== 'activa') {
    const notActive = (
      <Notice tone="wait" title={t('notActive.title')}>
        {t('notActive.why')}
      </Notice>
    )
    return { again, instead: notActive }
  }
  if (running.request) {
    return { again, instead: <ProcessRunning why={t('running')} request={running.request} /> }
  }
  return { again, contract: contract.data, beside: reading.data }
}
