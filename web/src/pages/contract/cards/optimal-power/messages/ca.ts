import type { Messages } from '../../../../../i18n/messages.ts'
import type * as es from './es.ts'

const optimalPower: Messages<(typeof es)['optimal-power']> = {
  title: 'Quina potència convé',
  loading: 'S’està calculant la potència que convé',
  unread: 'No hem pogut calcular la potència que convé',
  safe: 'No s’ha canviat res.',
  ask: 'Demanar aquest canvi de potència',
  span: 'del dia {first} al dia {last}',
  periods: { peak: 'punta', valley: 'vall' },
  answer: {
    two: 'Amb {peak} en punta i {valley} en vall s’haurien pagat {saving} menys en un any.',
    one: 'Amb {power} en els dos períodes s’haurien pagat {saving} menys en un any.',
    six: 'Amb les potències proposades s’haurien pagat {saving} menys en un any.',
    tooLittle: 'No surt a compte: el canvi trigaria {months} mesos a pagar-se.',
    optimal: 'Les potències contractades són les que més convenen: cap altra no hauria sortit més barata.',
    optimalAbove:
      'En algun període s’ha demanat més del que hi ha contractat. Si el limitador del comptador ha saltat, convé més potència; si no, cap altra no hauria sortit més barata.',
    too_little_data:
      'Falten dades per dir quina potència convé: {months, plural, =0 {no se sap cap dels últims {needed, number} mesos} one {se’n sap un dels últims {needed, number} mesos} other {se’n saben # dels últims {needed, number} mesos}}.',
    gas: 'El gas no té potència contractada.',
    contract_not_active: 'La potència que convé es calcula per als contractes actius.',
    no_prices: 'No es pot calcular: aquest producte no té un preu de la potència vigent.',
    quarter_hours:
      'Per sobre de {limit} els excessos es facturen quart d’hora a quart d’hora, i amb les factures no n’hi ha prou per calcular-ho.',
    tariff: 'Amb aquest peatge i aquestes potències no es pot calcular.',
  },
  missing: {
    why: 'Calen tots els {needed, number}: el mes que falta pot ser el de la demanda més alta, la de l’hivern o la de l’estiu.',
    none: 'Calen factures que diguin la potència màxima demanada en cada període. Amb {needed, number} mesos ja es podrà calcular.',
    which: '{count, plural, one {Veure quin mes falta} other {Veure quins # mesos falten}}',
  },
  picture: {
    label: 'Potència de cada període',
    hint: 'Les fletxes recorren els períodes.',
    demanded: 'El màxim demanat',
    contracted: 'Contractada',
    suggested: 'Proposada',
    demandedOf: 'demanats {power}',
    contractedOf: 'contractats {power}',
    suggestedOf: 'proposats {power}',
    unknown: 'demanda desconeguda',
  },
  table: {
    open: 'Veure en una taula',
    caption: 'Potència contractada, demanada i proposada de cada període',
    period: 'Període',
    contracted: 'Contractada',
    demanded: 'El màxim demanat',
    suggested: 'Proposada',
  },
  facts: {
    year: 'Potència en un any, amb impostos',
    fromTo: 'De {before} a {after}',
    beforeTaxes: 'Sense impostos, de {before} a {after}.',
    change: 'El que cobra la distribuïdora pel canvi',
    changeCost: '{amount} sense impostos',
    connection: 'enganxament {amount}',
    access: 'accés {amount}',
    extension: 'extensió {amount} com a màxim',
    payback:
      '{months, plural, =0 {L’estalvi es nota des del primer dia.} one {L’estalvi el paga en un mes.} other {L’estalvi el paga en # mesos.}}',
    when: 'Quan es pot canviar',
  },
  when: {
    now: 'Ja es pot demanar. Després no es podrà tornar a canviar en {months, plural, one {# mes} other {# mesos}}: fins al dia {day}.',
    nowFree: 'Ja es pot demanar. Després es podrà tornar a canviar sense esperar.',
    power_change_too_soon:
      'A partir del dia {day}: es pot canviar una vegada cada {months, plural, one {# mes} other {# mesos}}.',
    process_running: 'Quan acabi el canvi que és en curs.',
    request: 'Veure la sol·licitud {reference}',
    other: 'Ara no es pot demanar.',
  },
  assumptions: {
    title: 'Com es calcula',
    days: 'Amb la potència màxima demanada que diuen les factures {span}, com si es tornés a demanar el mateix.',
    prices:
      'Amb els preus i les regles que regeixen el dia {day}, no amb els d’aleshores. Només compta la potència i els seus excessos; ni l’energia ni els descomptes.',
    otherPowers: 'En part d’aquests mesos hi havia contractades altres potències.',
    limited:
      'Aquest producte no factura excessos: amb menys potència de la demanada saltaria el limitador del comptador. Per això es deixa un marge del {percent} sobre el màxim. El marge el posem nosaltres, no cap norma: el maxímetre dona la mitjana d’un quart d’hora, i el limitador actua al moment.',
    withoutMargin: 'Sense aquest marge, amb {powers} es pagarien {saving} menys en un any, sense impostos.',
    charged:
      'El que es demana per sobre del que hi ha contractat es factura com a excés i no talla la llum. De vegades surt més barat pagar algun excés ({excess} en un any, sense impostos) que contractar més tot l’any. Tot i així, no proposem menys potència de la que s’ha demanat en totes les factures: és una cautela nostra, no cap norma.',
    withoutFloor:
      'Sense aquesta cautela, amb {powers} es pagarien {saving} menys en un any, sense impostos, però {excess} serien excessos, factura rere factura. Les regles dels excessos van canviar el {year} i poden tornar a canviar.',
    taxes: 'Impostos: {taxes}.',
    tax: '{tax} {rate} %',
    electricityTax: 'impost elèctric',
    rights:
      'Si es baixa la potència i més endavant es torna a pujar, la distribuïdora cobra drets per cada kW que augmenta.',
    tariff: 'Dins del peatge {tariff}: un altre peatge seria un altre contracte.',
  },
}

export { optimalPower as 'optimal-power' }
