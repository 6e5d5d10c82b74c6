import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface LazyCardProps {
  /** Room that the card will need, in rem, so that nothing moves when it comes. */
  readonly heightRem: number
  readonly children: ReactNode
}

/** A card whose code comes after the page's; what cannot be loaded says so in its own place, and the rest stands. */
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
          // What a browser could not load of a page's code it does not ask for again within the same page.
          actions={<Button onClick={() => location.reload()}>{retry('retry')}</Button>}
        >
          {t('states.partUnread')}
        </Notice>
      )}
    >
      <Suspense
        fallback={
          <div className="contract-lazy" style={{ '--lazy-height': `${heightRem}rem` } as CSSProperties}>
            <Skeleton label={t('loading')} shape="card" rows={1} />
          </div>
        }
      >
        {children}
      </Suspense>
    </CatchBoundary>
  )
}
