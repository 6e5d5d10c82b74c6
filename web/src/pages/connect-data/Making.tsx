import { listContractNames } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MadeCard } from './MadeCard.tsx'
import { TokenForm } from './TokenForm.tsx'
import type { Made } from './TokenForm.tsx'

/** The form that makes a token, and then what it made. */
export function Making() {
  const t = useTranslations('connect')
  const { data: contracts, error, refetch } = useQuery(read(listContractNames, {}))
  const [made, setMade] = useState<Made>()
  if (error && !contracts)
    return <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void refetch()} />
  if (!contracts) return <Skeleton label={t('loading')} shape="card" />
  if (contracts.length === 0) return <p className="soft">{t('noContract')}</p>
  return made ? (
    <MadeCard made={made} onClose={() => setMade(undefined)} />
  ) : (
    <TokenForm names={contracts.map(({ name }) => name)} onMade={setMade} />
  )
}
