import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface LazyCardProps {
  /** Height that it will have, so that nothing moves when it is loaded, where what is around it keeps no room. */
  readonly heightRem?: number | undefined
  readonly children: ReactNode
}

/** Around a card that is loaded lazily: its place until then, and a notice there if its code cannot be loaded. */
export function LazyCard({ heightRem, children }: LazyCardProps) {
  const t = useTranslations('contract-page')
  const retry = useTranslations('errors.read')
  return (
    <CatchBoundary
      getResetKey={() => 'card'}
      errorComponent={() => (
        <Notice
          tone="bad"
          announce
          // A browser does not ask again for a module that failed to load: only a reload does.
          actions={<Button onClick={() => location.reload()}>{retry('retry')}</Button>}
        >
          {t('states.partUnread')}
        </Notice>
      )}
    >
      <Suspense fallback={<LazyRoom heightRem={heightRem} />}>{children}</Suspense>
    </CatchBoundary>
  )
}

/** The room of what is on its way. */
export function LazyRoom({ heightRem }: Pick<LazyCardProps, 'heightRem'>) {
  const t = useTranslations('contract-page')
  const height = heightRem === undefined ? 'auto' : `${heightRem}rem`
  return (
    <div className="contract-lazy" style={{ '--lazy-height': height } as CSSProperties}>
      <Skeleton label={t('loading')} shape="card" rows={1} />
    </div>
  )
}
