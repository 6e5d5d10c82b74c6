import { expect, it } from 'vitest'
import { settingsWith } from '../../../testing/site.ts'
import { aboutMessage } from './about-message.ts'

const answers = { name: 'Laia', email: 'laia@example.test', vat: '12345678Z', iban: 'ES00' }
const at = { locale: 'ca', step: 'you' } as const
const always = { chat: true, what: 'about', language: 'ca', step: 'you' }

it('the chat is told the language and the step, and nothing of anybody', () => {
  expect(aboutMessage({ ...at, tells: [] }, answers)).toEqual(always)
})

it('of the answers only what the deployment names', () => {
  expect(aboutMessage({ ...at, tells: ['name'] }, answers)).toEqual({ ...always, name: 'Laia' })
  expect(aboutMessage({ ...at, tells: ['email'] }, {})).toEqual({ ...always, email: '' })
})

it('a deployment without the script has no chat, even with the switch chat on', () => {
  expect(settingsWith({ switches: { chat: true } }).chat).toBeNull()
})
