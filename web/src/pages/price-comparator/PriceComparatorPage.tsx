import { ComparatorFrame } from '../../features/comparison/ComparatorFrame.tsx'

export function PriceComparatorPage() {
  return <ComparatorFrame kind="electricity" />
}

export function GasPriceComparatorPage() {
  return <ComparatorFrame kind="gas" />
}
