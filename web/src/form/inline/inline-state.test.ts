import { describe, expect, test } from 'vitest'
import { nextInline, type Inline, type InlineEvent } from './inline-state.ts'

const errors = { mobile: ['mobile_not_valid'] }
const failure = new Error('offline')
const idle: Inline = { at: 'idle' }
const editing: Inline = { at: 'editing' }
const sending: Inline = { at: 'sending' }
const events: readonly InlineEvent[] = [
  { event: 'edit' },
  { event: 'cancel' },
  { event: 'send' },
  { event: 'done' },
  { event: 'refuse', errors },
  { event: 'fail', failure },
]

describe('a value that is edited where it stands [c4.fetching] [c4.inline-contact]', () => {
  test.each<[Inline, Partial<Record<InlineEvent['event'], Inline>>]>([
    [idle, { edit: editing }],
    [editing, { cancel: idle, send: sending, refuse: { at: 'editing', errors } }],
    [sending, { done: idle, refuse: { at: 'editing', errors }, fail: { at: 'editing', failure } }],
  ])('$at goes on only where it may', (state, moves) => {
    for (const given of events) expect(nextInline(state, given)).toEqual(moves[given.event] ?? state)
  })

  test('sending again forgets what was wrong before', () => {
    const refused = nextInline(sending, { event: 'refuse', errors })
    expect(nextInline(refused, { event: 'send' })).toEqual(sending)
  })
})
