/** Who wants a contract, as the form says it. */
export interface CheckedPerson {
  /** Nine characters. */
  readonly nif: string
  /** With surnames; of a company its legal name. */
  readonly name: string
}

/** Registers that say whether a name belongs to an identity document, and whether somebody can be given credit. */
export interface PersonChecksGateway {
  isRegistered(person: CheckedPerson): Promise<boolean>
  isSolvent(person: CheckedPerson): Promise<boolean>
}
