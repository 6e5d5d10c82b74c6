import type { Translation } from '../translation.ts'
import type { personalData as es } from './es.ts'

export const personalData: Translation<typeof es> = {
  holder:
    'El seu nom, NIF i contacte els ha donat qui té ara el contracte, i només serveixen per a aquest canvi.',
  delegate: 'El seu correu l’ha donat qui convida, i només serveix per a aquesta invitació.',
  rights: (controller, address) =>
    `Responsable: ${controller}. Accés, rectificació, supressió, oposició, limitació i portabilitat: ${address}.`,
  policy: (address) => `Política de privacitat: ${address}`,
}
