import { Link } from '../ui/Link.tsx'

interface PaymentLinkProps {
  readonly reference: string
}

/** Leads to the page of a payment. */
export function PaymentLink({ reference }: PaymentLinkProps) {
  return <Link href={`/desk/money/${reference}`}>{reference}</Link>
}
