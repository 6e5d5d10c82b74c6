import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import { acceptedTypes } from '@endoll/api/file-purposes.ts'
import type { FileInJson } from '@endoll/api/files.ts'
import { at } from '../db/at.ts'
import type { Db } from '../db/open.ts'
import { refuseFile } from './file-content.ts'
import { safeFileName } from './file-name.ts'
import { nameless } from './keep-file.ts'

/** The id of a file in the JSON of a call. */
export function uploadedId(file: FileInJson | { readonly content: string }): string {
  return typeof file === 'string' ? file : file.content.replace(/^upload:/, '')
}

export interface Attaching {
  readonly purpose: FilePurpose
  /** What they belong to from now on: `lead/…`. */
  readonly attachedTo: string
  /** Files of these may be named too, and stay with them. */
  readonly sharedWith?: readonly string[] | undefined
  readonly nowMs: number
}

/**
 * Attaches files to what a form says, in its transaction, so that they stay; those that it has already stay with it.
 * Throws Failure if one is not there any more, belongs to something else or is of a type not taken for this.
 */
export async function attachFiles(
  transaction: Db,
  files: readonly FileInJson[],
  { purpose, attachedTo, sharedWith = [], nowMs }: Attaching,
): Promise<string[]> {
  const ids: string[] = []
  const forms = [attachedTo, ...sharedWith]
  for (const file of files) {
    const id = uploadedId(file)
    const row = await transaction
      .updateTable('uploaded_file')
      .set({
        claimed_at: at(nowMs),
        claimed_by: (value) => value.fn.coalesce('claimed_by', value.val(attachedTo)),
        ...(typeof file === 'string' ? {} : { name: safeFileName(file.name, nameless) }),
      })
      .where('id', '=', id)
      .where((where) => where.or([where('claimed_by', 'is', null), where('claimed_by', 'in', forms)]))
      .returning('media_type')
      .executeTakeFirst()
    if (!row) throw refuseFile('file_gone')
    if (!acceptedTypes[purpose].includes(row.media_type)) throw refuseFile('file_type_not_valid')
    ids.push(id)
  }
  return ids
}

/** Lets go what belonged to something that is no more; the job removes it. */
export async function releaseFiles(transaction: Db, attachedTo: string): Promise<void> {
  await transaction
    .updateTable('uploaded_file')
    .set({ claimed_at: null, claimed_by: null, uploaded_at: 'epoch' })
    .where('claimed_by', '=', attachedTo)
    .execute()
}

/** Hands over those of these files that belonged to something that is no more to what shares them. */
export async function handOverFiles(
  transaction: Db,
  files: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (files.length === 0) return
  await transaction
    .updateTable('uploaded_file')
    .set({ claimed_by: to })
    .where('claimed_by', '=', from)
    .where('id', 'in', files)
    .execute()
}
