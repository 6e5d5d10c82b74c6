import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useSite } from '../../../site/site.tsx'

/** The days of a bill on the page of consumption; undefined for gas and where that page is switched off. */
export function useConsumptionHref({ type, contract, start_date, end_date }: ExplainedBill['invoice']) {
  const { address, offersFunction } = useSite()
  if (type === 'gas' || !offersFunction('consumption')) return undefined
  const shown = {
    function: 'consumption',
    contract: contract.name,
    view: 'daily',
    start: start_date,
    end: end_date,
  }
  return address('viewContracts', {}, shown)
}
