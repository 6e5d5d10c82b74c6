/** A code of a picture: its text, or nothing if it is there but cannot be read. */
export interface FoundCode {
  readonly whole: boolean
  readonly text: string
}

/** Damaged codes are found too; a bill has one or two codes, a page of hostile ones may have any number. */
export const codeReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  returnErrors: true,
  maxNumberOfSymbols: 8,
} as const
