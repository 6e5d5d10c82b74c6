import type { DocumentReason } from '@endoll/api/document-checks.ts'
import { shownPictures } from '@endoll/api/desk-documents.ts'
import { openFile } from '../../platform/files/open-file.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import {
  decideDocuments,
  getDocumentsToCheck,
  listDocumentsToCheck,
  readDocumentsToCheck,
  type CheckedDraft,
} from '../leads/operations/check-documents.ts'
import { writeLine } from './log.ts'
import { noteLook, type Doer } from './look.ts'

/** Writes down who looks at the documents of a contract; of a customer where they read it too. */
async function noteReading(
  services: Services,
  doer: Doer,
  { draft: { reference }, customerId }: CheckedDraft,
): Promise<void> {
  const { staff, address } = doer
  const read = { what: 'documents_read', about: reference } as const
  if (customerId === null) await writeLine(services, { staffId: staff.staffId, address, ...read })
  else await noteLook(services, doer, { customerId, why: 'check', ...read })
}

/** Contracts whose documents wait, oldest first. */
export async function listDocuments(
  services: Services,
  { staff, address }: Doer,
  asked: { readonly offset: number; readonly limit: number },
) {
  await writeLine(services, { staffId: staff.staffId, what: 'documents_listed', address })
  return listDocumentsToCheck(services.db, asked)
}

export async function readDocuments(services: Services, doer: Doer, reference: string) {
  const checked = await getDocumentsToCheck(services.db, reference)
  await noteReading(services, doer, checked)
  return readDocumentsToCheck(services.db, checked)
}

/** One of them, as the page shows it: pictures in it, anything else to be saved. */
export async function openDocument(
  services: Services,
  { staff, address }: Doer,
  { reference, file: id }: { readonly reference: string; readonly file: string },
): Promise<SentFile> {
  const { files, customerId } = await getDocumentsToCheck(services.db, reference)
  if (!files.some((file) => file.id === id)) throw notFound()
  const { media_type } = await services.db
    .selectFrom('uploaded_file')
    .select('media_type')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await writeLine(services, {
    staffId: staff.staffId,
    what: 'document_opened',
    ...(customerId !== null && { customerId }),
    about: reference,
    address,
  })
  const opened = await openFile(services, id)
  const mediaType = shownPictures.find((type) => type === media_type)
  return mediaType === undefined ? opened : { ...opened, mediaType, inline: true }
}

export interface Verdict {
  readonly verdict: 'good' | 'bad'
  readonly reason_code: DocumentReason | null
  readonly reason_text: string
}

/** Says whether documents are good; false if a colleague was first. */
export async function decideOnDocuments(
  services: Services,
  { staff, address }: Doer,
  reference: string,
  { verdict, reason_code: reasonCode, reason_text: reasonText }: Verdict,
): Promise<boolean> {
  const { staffId } = staff
  const { draft, customerId } = await getDocumentsToCheck(services.db, reference)
  return transact(services.db, async (db) => {
    const said = { verdict, reasonCode, reasonText, staffId }
    if (!(await decideDocuments(db, services, draft, said))) return false
    await writeLine(
      { ...services, db },
      {
        staffId,
        what: 'documents_decided',
        ...(customerId !== null && { customerId }),
        about: `${reference} ${verdict}`,
        address,
      },
    )
    return true
  })
}
