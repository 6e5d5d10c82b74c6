import type { Messages } from '../../../../../i18n/messages.ts'
import type * as es from './es.ts'

const productYear: Messages<(typeof es)['product-year']> = {
  title: 'Què hauria costat cada producte',
  loading: 'Calculant l’any amb cada producte',
  unread: 'No hem pogut comparar els productes',
  safe: 'No s’ha canviat res.',
  ask: 'Preguntar pel canvi',
  product: 'Producte',
  own: 'L’actual',
  total: 'Tot l’any',
  range: 'Entre',
  between: '{from} i {to}',
  withPowers: 'Amb {powers} kW',
  best: 'Del {first} al {last}, cap altre producte no hauria costat menys que l’actual.',
  cheaper: 'Del {first} al {last}, {product} hauria costat {saved} menys que l’actual.',
  cheapest: 'Del {first} al {last}, el més barat hauria estat {product}.',
  rests:
    'Són les hores d’aquest contracte amb els preus d’avui i els impostos de cada mes; sense serveis, bo social, excessos de potència ni bateria.',
  options: {
    applied: 'L’actual va amb les opcions de tarifa triades, com si haguessin valgut tot l’any.',
    not_known:
      'El contracte té una opció de tarifa de la qual no sabem el preu o el primer dia: no s’hi compta.',
  },
  missing:
    'Hi ha lectures completes de {read} de {days} dies: els altres s’han pres com els de la seva classe.',
  reasons: {
    gas: 'El gas no es llegeix per hores.',
    contract_not_active: 'Els productes es comparen per als contractes actius.',
    too_little_data: 'Falten lectures per comparar: del {first} al {last} hi ha pocs mesos complets.',
    no_prices: 'Cap producte no té preus amb què comparar.',
  },
}

export { productYear as 'product-year' }
