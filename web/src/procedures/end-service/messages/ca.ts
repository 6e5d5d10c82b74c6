import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const endService: Messages<(typeof es)['end-service']> = {
  which: 'Quins serveis vol donar de baixa?',
  since: '{price}, des del dia {day}.',
  noPrice: 'Sense preu a part',
  aMonth: '{amount} al mes, sense impostos',
  stay: 'Permanència fins al dia {day}: deixar-lo avui costa {amount}.',
  none: 'Aquest contracte no té cap servei que es pugui donar de baixa.',
  after: 'Què passa després',
  supply: 'El subministrament continua igual: només es deixen de cobrar els serveis.',
  day: 'Li confirmem l’últim dia del servei, com a molt tard el dia {day} si el signa avui.',
  bill: 'La factura següent cobra només els dies fins a aquest.',
  costs: 'Deixar-lo avui costa {amount}',
  costsWhy:
    'És la part de la penalització acordada pels dies de permanència que falten: cada dia que passi fins a la baixa la rebaixa.',
  accept: 'Accepto pagar {amount} com a molt',
  missing: 'Marqui almenys un servei.',
  unaccepted: 'Per demanar la baixa ara, marqui que n’accepta el cost.',
  confirm: 'Demanar la baixa',
}

export { endService as 'end-service' }
