import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { getDraft, openDraftSignature } from './draft-signature.ts'

/** The contract that is signed, or was: the same bytes each time. */
export async function openContract(services: Services, id: string): Promise<SentFile> {
  const draft = await getDraft(services.db, id)
  const { document } = await openDraftSignature(services, draft)
  return { name: `${draft.reference}-contract.pdf`, mediaType: 'application/pdf', body: () => document }
}
