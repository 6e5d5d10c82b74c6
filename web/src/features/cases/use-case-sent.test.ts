import { expect, it } from 'vitest'
import { contactToastMs } from './use-case-sent.ts'

it('the message of the contact area stays as long as the specification says [c9.contact-snackbar]', () => {
  expect(contactToastMs).toBe(4000)
})
