import { downloadZip } from 'client-zip'

export interface ZippedFile {
  readonly name: string
  /** YYYY-MM-DD; the file is dated noon of that day. */
  readonly date: string
  readonly content: Blob
}

/** The files as one archive, stored without compression: PDFs are compressed already. */
export function zipFiles(files: readonly ZippedFile[]): Promise<Blob> {
  return downloadZip(
    files.map(({ name, date, content }) => ({ name, input: content, lastModified: `${date}T12:00` })),
  ).blob()
}
