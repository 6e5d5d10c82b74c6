import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const sips: Messages<typeof es.sips> = {
  effect: 'Què canvia i què no',
  stops:
    'Les altres comercialitzadores deixaran de poder consultar les dades tècniques i de consum d’aquest subministrament.',
  stays: 'Si algun dia hi ha un impagament, el CUPS i l’impagament es veuran mentre duri.',
  staysInArrears:
    'Hi ha un impagament: mentre duri es continuaran veient el CUPS i l’impagament. Això no es pot prohibir (RD 88/2026 art. 8.4).',
  unchanged: 'El subministrament, el preu i les factures continuen igual. No costa res.',
  some: 'Si només vol prohibir algunes dades, escrigui a la seva distribuïdora, que en guarda l’escrit. El nom és a la factura.',
  later:
    'Per demanar una oferta a una altra companyia caldrà donar-li les dades a mà, per exemple amb una factura.',
  which: {
    label: 'En quins contractes?',
    actual: 'Només en el contracte {name}',
    all: 'En tots els contractes d’electricitat actius',
    allHint:
      '{count, plural, one {És un contracte.} other {Són # contractes.}} Es fa una sola sol·licitud, amb una sola signatura.',
    someHint:
      '{count, plural, one {És un contracte} other {Són # contractes}} de {active, number}: els altres ja ho tenen o ara no ho poden demanar. Es fa una sola sol·licitud, amb una sola signatura.',
  },
  started: 'Procés ja iniciat',
  startedWhy:
    'Ja s’ha demanat que no se cedeixin aquestes dades. Quan la distribuïdora ho confirmi es veurà aquí.',
  active: 'Les dades d’aquest subministrament no se cedeixen',
  activeUntil: 'Les dades d’aquest subministrament no se cedeixen fins al dia {day}',
  wait: 'Per a aquest contracte ara no es pot demanar.',
}
