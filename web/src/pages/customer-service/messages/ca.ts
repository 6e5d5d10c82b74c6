import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const customerService: Messages<(typeof es)['customer-service']> = {
  title: 'Atenció i reclamacions',
  answer: 'Preguntar i reclamar és gratuït, i sempre es respon.',
  where: 'On',
  phone: 'Telèfon',
  claims: 'Reclamacions',
  email: 'Correu',
  post: 'Per carta',
  office: 'En aquesta oficina',
  officeText: 'A qualsevol hora, des del contracte o la factura de què es tracti.',
  proof: 'Quina constància en queda',
  number: 'Cada reclamació té un número i un justificant amb el dia i l’hora.',
  follow: 'Amb aquest número es veu aquí com va. També es pot preguntar per telèfon.',
  person: 'Sempre es pot demanar que atengui una persona.',
  when: 'Quan es respon',
  cut: 'Si no hi ha llum o gas',
  bills: 'Factures i cobraments',
  rest: 'Tota la resta',
  hours: '{hours} hores',
  days: '{days} dies',
  workingDays: '{days} dies hàbils',
  afterwards: 'Si la resposta no convenç',
  region: 'Els serveis de consum de la comunitat autònoma o la Junta Arbitral de Consum.',
}

export { customerService as 'customer-service' }
