import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../calls/api-error.ts'
import { ReadFailure } from '../failures/ReadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ProcessRunning } from './ProcessRunning.tsx'

interface Refusal<Code> {
  readonly code: Code | 'contract_not_active' | 'process_running'
  readonly request: { readonly id: number; readonly reference: string } | null
}

/** What a change's own call answers where it can be asked for; else what stands in place of its questions. */
export type Offered<Offer> = {
  /** Reads it once more, for when something has happened to the contract in the meantime. */
  readonly again: () => void
} & (
  | { readonly offer: Offer; readonly instead?: never }
  | { readonly offer?: never; readonly instead: ReactNode }
)

/**
 * Asks whether a change can be asked for now. `refused` has what stands there for refusals of its own.
 *
 * @example
 * const { offer, again, instead } = useOffered(useQuery(read(getSupplyEnd, { params: { name } })))
 * return offer ? <Questions end={offer} again={again} /> : instead
 */
export function useOffered<Code extends string, Offer extends { readonly refusal: Refusal<Code> | null }>(
  { data, error, refetch }: Pick<UseQueryResult<Offer, ApiError>, 'data' | 'error' | 'refetch'>,
  refused?: Readonly<Partial<Record<Code & string, ReactNode>>>,
): Offered<Offer> {
  const t = useTranslations('contract')
  const again = () => void refetch()
  if (error) {
    const unread = (
      <ReadFailure error={error} title={t('unread')} safe={t('nothingChanged')} onRetry={again} />
    )
    return { again, instead: unread }
  }
  if (!data) return { again, instead: <Skeleton label={t('loading')} shape="text" /> }
  const { refusal } = data
  if (!refusal) return { again, offer: data }
  const own = refused?.[refusal.code as Code]
  if (own) return { again, instead: own }
  return {
    again,
    instead:
      refusal.code === 'contract_not_active' ? (
        <Notice tone="wait" title={t('notActive.title')}>
          {t('notActive.why')}
        </Notice>
      ) : (
        <ProcessRunning why={t('distributor.why')} request={refusal.request} />
      ),
  }
}
