import type { Translation } from '../translation.ts'
import type { personalData as es } from './es.ts'

export const personalData: Translation<typeof es> = {
  holder:
    'Your name, NIF and contact details were given by the present holder of the contract, and serve for this change alone.',
  delegate: 'The person who invites you gave us your e-mail address. We use it for this invitation alone.',
  rights: (controller, address) =>
    `Controller: ${controller}. Access, rectification, erasure, objection, restriction and portability: ${address}.`,
  policy: (address) => `Privacy policy: ${address}`,
}
