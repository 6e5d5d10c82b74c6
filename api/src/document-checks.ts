/** What is found of the documents that come with a new contract, and what the retailer is told of it. */
import * as z from 'zod/mini'
import { eventId } from './retailer-law-events.ts'

/** What documents are: of who signs, of a firm, of a supply that produces its own energy. */
export const documentKinds = ['identity', 'company', 'self_consumption'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Why documents are not good; each is worded in the mail that says so. */
export const documentReasons = ['unreadable', 'incomplete', 'expired', 'other_person', 'other'] as const
export type DocumentReason = (typeof documentReasons)[number]

export const documentVerdicts = ['good', 'bad'] as const

/** Somebody of the retailer's has looked at the documents that came with a contract. */
export const documentsCheckedEvent = z.object({
  id: eventId,
  type: z.literal('contract.documents_checked'),
  created_at: z.string(),
  contract_draft: z.object({
    id: z.string(),
    reference: z.string(),
    lead: z.string(),
    verdict: z.enum(documentVerdicts),
    /** Null where they are good. */
    reason_code: z.nullable(z.enum(documentReasons)),
    reason_text: z.string(),
  }),
})
export type DocumentsCheckedEvent = z.infer<typeof documentsCheckedEvent>
