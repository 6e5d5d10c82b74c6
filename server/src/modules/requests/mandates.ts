import type { PaperSource } from '../../documents/request/request-document.ts'
import { isJoint, jointSubmissionOf } from './joint.ts'
import { submissionOf, type RequestRow } from './request.ts'

/** The SEPA orders that are signed with a new account: one, or of several contracts one for each payer. */
export function mandatesOf(request: RequestRow): PaperSource['mandates'] {
  const submission = submissionOf(request)
  if (!isJoint(request)) {
    const { mandate_reference: reference, payer_name, payer_nif } = submission
    return typeof reference === 'string'
      ? [{ reference, payer: String(payer_name), payerNif: String(payer_nif), contracts: [] }]
      : []
  }
  const texts = (field: string) => (submission[field] ?? []) as readonly string[]
  const [references, payers, nifs] = ['mandate_references', 'payer_names', 'payer_nifs'].map(texts)
  const rows = jointSubmissionOf(request).contracts.flatMap((contract, index) => {
    const reference = references?.[index]
    return reference === undefined
      ? []
      : [{ contract, reference, payer: payers?.[index] ?? '', payerNif: nifs?.[index] ?? '' }]
  })
  return [...Map.groupBy(rows, ({ reference }) => reference)].flatMap(([reference, of]) =>
    of.slice(0, 1).map(({ payer, payerNif }) => ({
      reference,
      payer,
      payerNif,
      contracts: of.map(({ contract }) => contract),
    })),
  )
}
