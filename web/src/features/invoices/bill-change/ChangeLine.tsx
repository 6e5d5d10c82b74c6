import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useQuery } from '@tanstack/react-query'
import { OwnTextsIn } from '../../../ui/OwnText.tsx'
import { billQuery } from './bill-query.ts'
import { bridgeOf } from './change.ts'
import { useChangeSentence } from './use-change-sentence.ts'

interface ChangeLineProps {
  readonly invoiceId: number
  /** Said where the bill could not be read. */
  readonly unread: string
}

/** One sentence on how a bill differs from the previous one; empty without one. */
export function ChangeLine({ invoiceId, unread }: ChangeLineProps) {
  const { data, error } = useQuery(billQuery(String(invoiceId)))
  if (data) return <Said bill={data} />
  return error ? unread : null
}

interface SaidProps {
  readonly bill: ExplainedBill
}

function Said({ bill }: SaidProps) {
  const say = useChangeSentence(bill)
  const kind = bill.previous ? 'previous' : 'year_before'
  const comparison = bill[kind]
  if (!comparison) return null
  const { sentence } = say(kind, comparison, bridgeOf(comparison))
  return <OwnTextsIn words={sentence} languages={bill.text_languages} />
}
