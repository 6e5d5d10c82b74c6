import type { FieldErrors } from '@endoll/api/errors.ts'

/** A value that is edited where it stands. What is typed stays through every failure. */
export type Inline =
  | { readonly at: 'idle' }
  | { readonly at: 'editing'; readonly errors?: FieldErrors; readonly failure?: unknown }
  | { readonly at: 'sending' }

export type InlineEvent =
  | { readonly event: 'edit' | 'cancel' | 'send' | 'done' }
  /** What is wrong with the value, by a check here or by the server's 400. */
  | { readonly event: 'refuse'; readonly errors: FieldErrors }
  /** It could not be sent, whatever the value. */
  | { readonly event: 'fail'; readonly failure: unknown }

/** idle, editing, sending, idle; back to editing with the errors on a refusal. What does not belong changes nothing. */
export function nextInline(state: Inline, given: InlineEvent): Inline {
  switch (state.at) {
    case 'idle':
      return given.event === 'edit' ? { at: 'editing' } : state
    case 'editing':
      if (given.event === 'cancel') return { at: 'idle' }
      if (given.event === 'send') return { at: 'sending' }
      return given.event === 'refuse' ? { at: 'editing', errors: given.errors } : state
    case 'sending':
      if (given.event === 'done') return { at: 'idle' }
      if (given.event === 'refuse') return { at: 'editing', errors: given.errors }
      return given.event === 'fail' ? { at: 'editing', failure: given.failure } : state
  }
}
