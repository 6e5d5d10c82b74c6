import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'

const Coupons = lazy(async () => ({ default: (await import('./Coupons.tsx')).Coupons }))

/** The customer's coupons below a list; nothing where the deployment has none, or their code cannot be loaded. */
export function LazyCoupons() {
  const { coupons } = useSite().settings.switches
  if (!coupons) return null
  return (
    <InBrowser>
      <CatchBoundary getResetKey={() => 'coupons'} errorComponent={() => null}>
        <Suspense fallback={null}>
          <LazyTexts area="coupons" fallback={null}>
            <Coupons />
          </LazyTexts>
        </Suspense>
      </CatchBoundary>
    </InBrowser>
  )
}
