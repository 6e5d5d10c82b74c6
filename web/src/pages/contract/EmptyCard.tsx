import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface EmptyCardProps {
  /** Where what is around it keeps no room. */
  readonly heightRem?: number
}

/** The room of what is on its way. */
export function EmptyCard({ heightRem }: EmptyCardProps) {
  const t = useTranslations('contract-page')
  const height = heightRem === undefined ? 'auto' : `${heightRem}rem`
  return (
    <div className="card-room" style={{ '--room-height': height } as CSSProperties}>
      <Skeleton label={t('loading')} shape="card" rows={1} />
    </div>
  )
}

/** The room of a card whose place keeps its height (contract-cards.ts). */
export function CardRoom() {
  return <EmptyCard />
}
