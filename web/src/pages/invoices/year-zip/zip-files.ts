import { downloadZip } from 'client-zip'

export interface ZippedFile {
  readonly name: string
  /** YYYY-MM-DD; the file's time is noon of it. */
  readonly date: string
  readonly content: Blob
}

/** The files as one archive, stored as they are: PDFs hold compressed content already. */
export function zipFiles(files: readonly ZippedFile[]): Promise<Blob> {
  return downloadZip(
    files.map(({ name, date, content }) => ({ name, input: content, lastModified: `${date}T12:00` })),
  ).blob()
}
