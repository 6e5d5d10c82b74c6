import { useSite } from '../../site/site.tsx'
import { Nothing, part } from '../../loading/part.tsx'

const Coupons = part({
  load: async () => (await import('./Coupons.tsx')).Coupons,
  texts: ['coupons'],
  lost: Nothing,
  follows: 'any',
})

/** The customer's coupons below a list; nothing if the deployment has none. */
export function CouponsBelow() {
  return useSite().settings.switches.coupons ? <Coupons /> : null
}
