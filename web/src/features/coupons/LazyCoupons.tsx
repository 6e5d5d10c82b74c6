import { Suspense } from 'react'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

/** In place of what cannot be loaded. */
function Nothing() {
  return null
}

const Coupons = lazyComponent(() =>
  import('./Coupons.tsx').then(
    (module) => ({ default: module.Coupons }),
    () => ({ default: Nothing }),
  ),
)

/** The customer's coupons below a list; nothing where the deployment has none, or their code cannot be loaded. */
export function LazyCoupons() {
  const { coupons } = useSite().settings.switches
  if (!coupons) return null
  return (
    <InBrowser>
      <Suspense fallback={null}>
        <LazyTexts area="coupons" fallback={null} dispensable>
          <Coupons />
        </LazyTexts>
      </Suspense>
    </InBrowser>
  )
}
