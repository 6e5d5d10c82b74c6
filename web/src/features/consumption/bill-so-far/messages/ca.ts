import type { Messages } from '../../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages = {
  title: 'La factura en curs',
  loading: 'S’està calculant la factura en curs…',
  sentence: 'Des del dia {first} ja són {energy} i {amount}; la factura pujarà a uns {expected}.',
  closed: 'La factura del dia {first} al dia {last} serà d’uns {expected}, per {energy}.',
  readTo: 'Amb lectures fins al dia {day}; la factura s’acabarà cap al dia {end}.',
  soFar: 'Fins ara',
  expected: 'Total previst',
  range: 'Entre {low} i {high}',
  rangeLabel: 'Marge',
  usual: 'L’habitual',
  energy: 'Energia',
  energyOf: '{soFar} d’uns {expected}',
  spoken:
    'Fins ara {soFar}; total previst {expected}, entre {low} i {high}{usual, select, none {} other {; l’habitual són {usual}}}.',
  how: 'En què es basa',
  basis: {
    year_before: 'Els dies que falten es calculen amb els mateixos dies de l’any anterior.',
    recent_days:
      'Els dies que falten es calculen amb les últimes setmanes, perquè de l’any anterior no hi ha lectures.',
  },
  rangeBasis: {
    past_weeks:
      'El marge surt del que el mateix càlcul s’hauria equivocat en setmanes passades: nou de cada deu factures hi caurien a dins.',
    assumed:
      'Encara hi ha poques lectures per saber quant s’equivoca el càlcul: el marge suposa que el que falta pot quedar en la meitat o arribar al doble.',
  },
  prices: 'Amb els preus del contracte, la potència i els impostos d’avui.',
  leavesOut: 'No s’hi compta: {what}.',
  left: {
    excess_power: 'els excessos de potència',
    reactive: 'l’energia reactiva',
    battery: 'el que pagui la bateria virtual',
  },
  above: {
    title: 'Va per sobre de l’habitual',
    text: 'Una factura de {days, plural, one {un dia} other {# dies}} sol ser d’uns {usual}. Encara és una previsió.',
  },
  none: {
    title: 'Encara no hi ha cap previsió de la factura en curs',
    gas: 'El gas es llegeix cada dos mesos: fins llavors no se sap quant se n’ha gastat.',
    not_active: 'El contracte no és actiu: no hi ha cap factura en curs.',
    no_bill_yet: 'Caldrà una primera factura: fins llavors no se sap quins dies tindrà.',
    bills_missing:
      'Fa temps que hauria d’haver arribat una altra factura. Fins que arribi no se sap quins dies tindrà la següent.',
    no_readings:
      'Des de l’última factura no ha arribat cap lectura. La distribuïdora les envia amb uns dies de retard.',
    no_prices: 'El preu d’aquests dies no se sap per endavant.',
  },
  failure: {
    title: 'No s’ha pogut calcular la factura en curs',
    safe: 'Les lectures i les factures continuen al seu lloc.',
  },
  stale: 'La previsió no s’ha pogut actualitzar: es mostra la d’abans.',
} satisfies Messages<typeof es>
