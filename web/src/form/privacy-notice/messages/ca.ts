import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const privacyNotice: Messages<(typeof es)['privacy-notice']> = {
  label: 'Protecció de dades',
  who: 'Responsable',
  holder: '{name}, NIF {nif}',
  officer: 'Delegat de protecció de dades: <mail>{address}</mail>',
  why: 'Per a què',
  purposes: {
    account:
      'Per obrir el compte de l’oficina i atendre’l. La base és el que es demana aquí: les condicions de l’oficina.',
    answer: 'Per respondre el missatge. La base és el nostre interès legítim a atendre qui ens escriu.',
    call: 'Per trucar o escriure amb una oferta. La base és el seu consentiment, que es pot retirar en qualsevol moment.',
    contract:
      'Per preparar i complir el contracte. Les bases són el contracte i la llei. Les rep la distribuïdora i, si la llei ho demana, l’Administració.',
    transfer:
      'Per passar el contracte al seu nom i complir-lo. Les bases són el contracte i la llei. Les rep la distribuïdora i, si la llei ho demana, l’Administració.',
  },
  source: 'D’on surten',
  sourceHolder: 'Les que ja es veuen aquí (nom, NIF i contacte) les ha donat qui té ara el contracte.',
  rights: 'Drets',
  rightsText:
    'Accés, rectificació, supressió, oposició, limitació i portabilitat: <mail>{address}</mail>. També es pot reclamar davant l’Agència Espanyola de Protecció de Dades.',
  rest: 'La resta',
  policy: 'Política de privacitat',
}

export { privacyNotice as 'privacy-notice' }
