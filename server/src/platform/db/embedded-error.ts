import { PlainError } from '../plain-error.ts'

export type EmbeddedErrorCode =
  | 'no-binaries'
  | 'data-in-use'
  | 'no-account'
  | 'wrong-version'
  | 'initdb-failed'
  | 'start-failed'

/** Why the embedded database cannot run, as one sentence a person at a terminal can act on. */
export class EmbeddedDatabaseError extends PlainError {
  readonly code: EmbeddedErrorCode

  constructor(code: EmbeddedErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'EmbeddedDatabaseError'
    this.code = code
  }
}
