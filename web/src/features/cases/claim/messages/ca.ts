import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const claim: Messages<typeof es.claim> = {
  title: 'Reclamacions',
  back: 'Totes les sol·licituds',
  loading: 'S’està preparant el formulari',
  answer: 'Cada reclamació té un número i un últim dia per respondre-la.',
  unread: 'No hem pogut preparar el formulari',
  safe: 'El que s’ha escrit es conserva.',
  fields: {
    noContract: 'Cap encara',
    contract: 'Contracte',
    contractChoice: '{name} · {address}',
    type: 'Tipus',
    subtype: 'Motiu',
    choose: 'Triar…',
    comments: 'Què ha passat',
  },
  send: 'Enviar la reclamació',
  facts: {
    label: 'Sobre què és (es pot marcar més d’una cosa, o res)',
    unread: 'No hem pogut carregar les factures i sol·licituds del contracte',
  },
  sent: {
    acknowledgement: 'Baixar el justificant (PDF)',
    label: 'Reclamació enviada',
    title: 'Reclamació enviada: {reference}',
    number: 'El seu número és {reference}. També va per correu.',
    due: 'Respondrem el dia {day} com a molt tard.',
    follow: 'Seguir la reclamació',
  },
}
