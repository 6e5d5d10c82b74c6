import type { Translation } from '../translation.ts'
import type { personalData as es } from './es.ts'

export const personalData: Translation<typeof es> = {
  holder:
    'Your name, NIF and contact details were given by the present holder of the contract, and serve for this change alone.',
  delegate: 'Your e-mail address was given by whoever invites you, and serves for this invitation alone.',
  rights: (controller, address) =>
    `Controller: ${controller}. Access, rectification, erasure, objection, restriction and portability: ${address}.`,
  policy: (address) => `Privacy policy: ${address}`,
}
