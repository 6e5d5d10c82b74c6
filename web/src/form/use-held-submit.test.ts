import { expect, it } from 'vitest'
import { afterPress } from './use-held-submit.ts'

const [sending, sent, failed] = [{ state: 'sending' }, { state: 'sent' }, { state: 'failed' }] as const

it.each([
  ['waits for each file', [sending, sent], 2, 'waits'],
  ['goes once all have arrived', [sent, sent], 2, 'goes'],
  ['sends nothing where one failed', [sent, failed], 2, 'failed'],
  ['sends nothing where one failed and another is on its way', [sending, failed], 2, 'failed'],
  ['is dropped where one was taken off', [sent], 2, 'dropped'],
] as const)('a press that sends a form %s [r.held-files]', (_, files, then, becomes) => {
  expect(afterPress(files, then)).toBe(becomes)
})
