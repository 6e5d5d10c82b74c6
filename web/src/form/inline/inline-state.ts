import type { FieldErrors } from '@endoll/api/errors.ts'

/** The state of a value that is edited in place. What is typed stays after a failure. */
export type Inline =
  | { readonly at: 'idle' }
  | { readonly at: 'editing'; readonly errors?: FieldErrors; readonly failure?: unknown }
  | { readonly at: 'sending' }

export type InlineEvent =
  | { readonly event: 'edit' | 'cancel' | 'send' | 'done' }
  /** What is wrong with the value, by a check here or by the server's 400. */
  | { readonly event: 'refuse'; readonly errors: FieldErrors }
  /** It could not be sent, for a reason other than the value. */
  | { readonly event: 'fail'; readonly failure: unknown }

/** idle, editing, sending, idle; back to editing on an error. Events that do not fit the state are ignored. */
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
