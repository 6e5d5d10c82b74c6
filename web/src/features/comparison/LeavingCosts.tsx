import { useTranslations } from 'use-intl'
import { useLastResortDebt } from '../../supplies/use-last-resort-debt.ts'
import type { ComparedKind } from './typed-bill.ts'

interface LeavingCostsProps {
  readonly kind: ComparedKind
  /** Whether the product that the bill is compared with is itself a tariff of last resort. */
  readonly regulated: boolean
}

/** What whoever has gas at a tariff of last resort may owe for leaving it: of the bill that was typed in it is not known. */
export function LeavingCosts({ kind, regulated }: LeavingCostsProps) {
  const t = useTranslations('comparison')
  const debt = useLastResortDebt()
  return kind !== 'gas' || regulated || !debt ? null : <p className="small soft">{t('leavingCosts', debt)}</p>
}
