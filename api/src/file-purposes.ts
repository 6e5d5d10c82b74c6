/** What a file is sent for; each purpose takes its own types. */
export const filePurposes = ['invoice', 'identity', 'company', 'self_consumption', 'contact'] as const
export type FilePurpose = (typeof filePurposes)[number]

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/tiff'] as const
const papers = ['application/pdf', ...pictures] as const

/** Media types taken for each purpose, told by the content and never by name or header. */
export const acceptedTypes: Readonly<Record<FilePurpose, readonly string[]>> = {
  invoice: papers,
  identity: papers,
  company: papers,
  self_consumption: papers,
  contact: [
    ...papers,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
}

/** Fewest and most files of the forms that say so (visitor-area.md §9); a form may want fewer than none. */
export const fileCounts = {
  invoice: { fewest: 1, most: 3 },
  identity: { fewest: 1, most: 2 },
  company: { fewest: 1, most: 3 },
  self_consumption: { fewest: 1, most: 3 },
} as const satisfies Partial<Record<FilePurpose, { readonly fewest: number; readonly most: number }>>

/**
 * Why a file is refused, beside the size (`payload_too_large`): no type that is taken for this purpose, nothing in it,
 * without its end, or not there any more. Worded beside the field that sends files.
 */
export const fileRefusals = ['file_type_not_valid', 'file_empty', 'file_cut_off', 'file_gone'] as const
export type FileRefusal = (typeof fileRefusals)[number]
