/** What a message or a claim is begun about: from the page of a bill, of a contract, of a product. */
export interface About {
  /** The contract's name. */
  readonly contract?: string
  /** The bill's number. */
  readonly invoice?: string
  /** The product's name. */
  readonly product?: string
  /** What is claimed for, by the regulator's number (CNMC tables 81 and 82). */
  readonly type?: string
  readonly subtype?: string
}

const parts = ['contract', 'invoice', 'product', 'type', 'subtype'] as const

/** What the address of its page says. */
export function aboutOf(search: Readonly<Record<string, unknown>>): About {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const value = search[part]
      // A name of digits alone comes as a number.
      return (typeof value === 'string' && value !== '') || typeof value === 'number'
        ? [[part, String(value)]]
        : []
    }),
  )
}

/** The key of its draft: what was typed about something else stays with that. */
export function aboutKey(draftKey: string, about: About): string {
  return [draftKey, ...parts.flatMap((part) => about[part] ?? [])].join(' ')
}
