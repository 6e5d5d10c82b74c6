import type { FetchedFile } from '../calls/files.ts'

/** Long enough for every browser to have read the blob. */
const addressLivesMs = 60_000

/** Saves a file under its name. */
export function saveFile({ name, content }: FetchedFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs)
}
