import { centsOf } from '@endoll/api/cents.ts'
import { getInstalments } from '@endoll/api/procedures/instalments.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../calls/query.ts'
import { useSite } from '../../site/site.tsx'
import { ByTransfer } from './ByTransfer.tsx'

interface BillByTransferProps {
  readonly number: string
  /** All that is left to pay. */
  readonly leftCents: number
}

/** How a bill is paid by transfer: the next part where it is paid in parts, which is also what the dialog asks first. */
export function BillByTransfer({ number, leftCents }: BillByTransferProps) {
  const { instalments } = useSite().settings
  const { data } = useQuery({
    ...read(getInstalments, { params: { invoiceNumber: number } }),
    enabled: instalments,
  })
  const part = data?.plan.find(({ open }) => open > 0)
  return <ByTransfer number={number} amountCents={part ? centsOf(part.open) : leftCents} />
}
