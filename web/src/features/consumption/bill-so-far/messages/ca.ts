import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const billSoFar = {
  title: 'La factura en curs',
  loading: 'S’està calculant la factura en curs…',
  sentence: 'Des del dia {first} ja són {energy} i {amount}; la factura pujarà a uns {expected}.',
  closed: 'La factura del dia {first} al dia {last} serà d’uns {expected}, per {energy}.',
  readTo: 'Amb lectures fins al dia {day}; la factura s’acabarà cap al dia {end}.',
  soFar: 'Fins ara',
  expected: 'Total previst',
  range: 'Entre {low} i {high}',
  rangeLabel: 'Marge',
  usual: 'L’habitual, com a molt',
  energy: 'Energia',
  energyOf: '{soFar} d’uns {expected}',
  spoken:
    'Fins ara {soFar}; total previst {expected}, entre {low} i {high}{usual, select, none {} other {; l’habitual són, com a molt, {usual}}}.',
  how: 'En què es basa',
  basis: {
    year_before: 'Els dies que falten es calculen amb els mateixos dies de l’any anterior.',
    recent_days:
      'Els dies que falten es calculen amb les últimes setmanes, perquè de l’any anterior no hi ha lectures.',
  },
  rangeBasis: {
    past_weeks:
      'El marge surt del que el mateix càlcul s’hauria equivocat en setmanes passades: el {share} de les factures hi cauria a dins.',
    assumed:
      'Encara hi ha poques lectures per saber quant s’equivoca el càlcul: el marge suposa que el que falta pot quedar en un {low} o arribar a un {high} del que es preveu.',
  },
  foreseesMarket:
    'Els preus del mercat que encara no se saben es calculen amb els de les últimes setmanes, i el marge compta que canviïn.',
  prices: 'Amb els preus del contracte, la potència i els impostos d’avui.',
  leavesOut: 'No s’hi compta: {what}.',
  left: {
    excess_power: 'els excessos de potència',
    reactive: 'l’energia reactiva',
    battery: 'el que pagui la bateria virtual',
    tariff_option: 'una opció de tarifa de la qual no sabem el preu o el primer dia',
    surplus: 'el que es pagui pels excedents, dels quals no sabem el preu',
  },
  above: {
    title: 'Va per sobre de l’habitual',
    text: 'Una factura de {days, plural, one {un dia} other {# dies}} sol arribar, com a molt, a {usual}. Encara és una previsió.',
  },
  none: {
    title: 'Encara no hi ha cap previsió de la factura en curs',
    gas: 'El gas es llegeix cada {months, number} mesos: fins llavors no se sap quant se n’ha gastat.',
    not_active: 'El contracte no és actiu: no hi ha cap factura en curs.',
    no_bill_yet: 'Cal una primera factura: fins llavors no se sap quins dies abraçarà la següent.',
    bills_missing:
      'Fa temps que hauria d’haver arribat una altra factura. Fins que arribi no se sap quins dies abraçarà la següent.',
    no_readings:
      'Des de l’última factura no ha arribat cap lectura. La distribuïdora les envia amb uns dies de retard.',
    no_prices: 'El preu d’aquests dies no se sap per endavant.',
  },
  failure: {
    title: 'No s’ha pogut calcular la factura en curs',
    safe: 'Les lectures i les factures continuen al seu lloc.',
  },
  stale: 'La previsió no s’ha pogut actualitzar: es mostra la d’abans.',
} satisfies Messages<(typeof es)['bill-so-far']>

export { billSoFar as 'bill-so-far' }
