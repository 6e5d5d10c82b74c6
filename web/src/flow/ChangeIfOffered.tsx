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

interface ChangeIfOfferedProps<Code, Offer> {
  readonly answer: Pick<UseQueryResult<Offer, ApiError>, 'data' | 'error' | 'refetch'>
  /** What stands there for a refusal of its own. */
  readonly refused?: Readonly<Partial<Record<Code & string, ReactNode>>>
  readonly children: (offer: Offer, again: () => void) => ReactNode
}

/** The questions of a change whose own call says whether it can be asked for; or in their place why not now. */
export function ChangeIfOffered<
  Code extends string,
  Offer extends { readonly refusal: Refusal<Code> | null },
>({ answer, refused, children }: ChangeIfOfferedProps<Code, Offer>) {
  const t = useTranslations('contract')
  const { data, error } = answer
  const again = () => void answer.refetch()
  if (error)
    return <ReadFailure error={error} title={t('unread')} safe={t('nothingChanged')} onRetry={again} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  const { refusal } = data
  if (!refusal) return children(data, again)
  if (refusal.code === 'contract_not_active') {
    return (
      <Notice tone="wait" title={t('notActive.title')}>
        {t('notActive.why')}
      </Notice>
    )
  }
  return (
    refused?.[refusal.code as Code] ?? <ProcessRunning why={t('distributor.why')} request={refusal.request} />
  )
}
