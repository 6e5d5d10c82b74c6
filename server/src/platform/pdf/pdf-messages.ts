/** What the program gets once, when it starts. */
export interface PdfStart {
  /** Folder of the templates; nothing outside it is ever read. */
  readonly folder: string
  readonly largestBytes: number
}

/** One document to make. */
export interface PdfAsked {
  /** File name of the template in the folder. */
  readonly template: string
  /** JSON: `{title, language, day: [year, month, day], data}`. */
  readonly document: string
  /** Files that lie in the folder for this document only, by name: a logo. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

export type PdfReply =
  | { readonly ok: true; readonly pdf: Uint8Array }
  /** Slow: it took longer than a document may, which the program itself never says. */
  | { readonly ok: false; readonly problem: string; readonly isSlow?: boolean }
