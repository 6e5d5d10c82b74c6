import { consentCookie } from '@endoll/api/page.ts'
import { expect, it } from 'vitest'
import { consentVersion, type OptionalCategory } from '../../../site/consent.ts'
import { chatMove } from './may-chat.ts'

function allowing(...categories: OptionalCategory[]) {
  const consent = JSON.stringify({ version: consentVersion, when: 1, categories })
  return `${consentCookie}=${encodeURIComponent(consent)}`
}
const toAnother = { offered: true, from: '', to: 'you' }
const preferences = allowing('preferences')

it.each([
  ['comes at another step', { ...toAnother, cookies: preferences }, 'come'],
  ['does not come at the step one stands on', { ...toAnother, from: 'you', cookies: preferences }, undefined],
  ['does not come without an answer', { ...toAnother, cookies: '' }, 'leave'],
  [
    'does not come with other consents',
    { ...toAnother, cookies: allowing('statistics', 'marketing') },
    'leave',
  ],
  ['is not there without one', { ...toAnother, offered: false, cookies: preferences }, undefined],
] as const)('the chat %s', (_, move, expected) => {
  expect(chatMove(move)).toBe(expected)
})
