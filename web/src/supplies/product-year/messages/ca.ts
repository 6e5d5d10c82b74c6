import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const productYear: Messages<(typeof es)['product-year']> = {
  title: 'Què hauria costat cada producte',
  loading: 'Calculant l’any amb cada producte',
  unread: 'No hem pogut comparar els productes',
  safe: 'No s’ha canviat res.',
  ask: 'Preguntar pel canvi',
  change: 'Canviar a aquest producte',
  product: 'Producte',
  paysNoSurplus: 'No paga els excedents',
  surplusUnpriced:
    'No sabem a quin preu paga els excedents el producte actual: en les seves xifres no es descompten.',
  own: 'L’actual',
  total: 'Tot l’any',
  between: '(entre {from} i {to})',
  withPowers: 'Amb {powers} kW',
  withPlan: 'Amb el Pla Rellotge',
  withBattery: 'Amb bateria virtual',
  hours: 'de {from} a {to}',
  none: 'No escau',
  savedByPowers: 'Amb {powers} kW, el producte actual hauria costat {saved} menys.',
  savedByPlan: 'Amb el Pla Rellotge de {from} a {to}, el producte actual hauria costat {saved} menys.',
  battery:
    'La bateria virtual comença buida, rep tot l’excedent que una factura no pot compensar i paga les següents; el que queda al final no es resta.',
  restsOfGas: 'És el gas que es va facturar, amb els preus d’avui i els impostos de cada mes; sense serveis.',
  missingBills: 'Hi ha factures de {read} de {days} dies: als altres se’ls ha suposat el consum mitjà.',
  best: 'Del dia {first} al dia {last}, cap altre producte no hauria costat menys que l’actual.',
  cheaper: 'Del dia {first} al dia {last}, {product} hauria costat {saved} menys que l’actual.',
  cheapest: 'Del dia {first} al dia {last}, el més barat hauria estat {product}.',
  rests:
    'Són les hores d’aquest contracte amb els preus d’avui i els impostos de cada mes; amb els excessos de potència de dotze mesos de factures i sense serveis ni la bateria del contracte. Els excessos, i el que canvia amb una altra potència, van amb els impostos d’avui, com en la potència que convé.',
  restsWithoutExcess:
    'Són les hores d’aquest contracte amb els preus d’avui i els impostos de cada mes; sense serveis ni la bateria del contracte. No coneixem els excessos de potència de tot l’any: cap xifra no els té.',
  options: {
    bonus: 'L’actual va amb el seu bo social, que amb un altre producte es perd.',
    applied: 'L’actual va amb les opcions de tarifa triades, com si haguessin valgut tot l’any.',
    not_known:
      'El contracte té una opció de tarifa de la qual no sabem el preu o el primer dia: no s’hi compta.',
  },
  market:
    '{product} segueix el mercat: s’ha calculat amb el preu que va tenir cada hora.{missing, plural, =0 {} one { De # hora no tenim el preu: s’ha pres la mitjana de les altres del seu període.} other { De # hores no tenim el preu: s’ha pres la mitjana de les altres del seu període.}}',
  missing:
    'Hi ha lectures completes de {read} de {days} dies: els altres s’han pres com els de la seva classe.',
  reasons: {
    contract_not_active: 'Els productes es comparen per als contractes actius.',
    too_little_data: 'Falten lectures per comparar: del dia {first} al dia {last} hi ha pocs mesos complets.',
    too_few_bills: 'Falten factures per comparar: del dia {first} al dia {last} hi ha pocs dies facturats.',
    no_prices: 'Cap producte no té preus amb què comparar.',
  },
}

export { productYear as 'product-year' }
