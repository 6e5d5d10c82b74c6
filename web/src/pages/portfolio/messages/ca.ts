import type { AppMessages, Messages } from '../../../i18n/messages.ts'

export const portfolio: Messages<AppMessages['portfolio']> = {
  title: 'Què millorar en els seus subministraments',
  loading: 'Carregant què es pot millorar',
  unread: 'No hem pogut carregar què es pot millorar',
  safe: 'No ha canviat res.',
  answer: {
    saves:
      'Pot estalviar fins a {amount} l’any en {count, plural, one {el seu subministrament} other {els seus # subministraments}}',
    nothing:
      '{count, plural, =0 {No té subministraments actius} one {No hi ha res a millorar en el seu subministrament} other {No hi ha res a millorar en els seus # subministraments}}',
    notYet: 'Ho calculem cada nit per a qui té molts subministraments, o un de gran potència',
  },
  workedOut: 'Calculat el dia {day}, amb impostos, sobre els últims dotze mesos.',
  others:
    '{count, plural, one {Falta calcular un subministrament} other {Falten calcular # subministraments}}.',
  together: 'Cada canvi s’ha calculat per separat: tots junts poden estalviar una mica menys.',
  monthClose: 'Tancament del mes',
  toContracts: 'Veure els seus contractes',
  byCause: 'Per motiu',
  all: 'Tot el que es pot millorar',
  showAll: 'Veure-ho tot',
  noneHere: 'Aquí no hi ha res.',
  causes: {
    powers: 'Potències massa altes',
    excess: 'Excessos de potència',
    reactive: 'Energia reactiva',
    tariff: 'Tarifa que no li convé',
  },
  what: {
    powers: '{now} kW → {better} kW',
    excess: 'El que s’ha demandat per sobre del contractat. Altres potències no sortirien més barates.',
    reactive: 'Més energia reactiva de la que és gratuïta.',
    cosPhi: 'Cosinus de φ més baix: {periods}.',
    capacitor: 'Cosinus de φ més baix: {periods}. Ho evitaria un condensador d’uns {kvar} kvar.',
    tariff: 'Amb {product} hauria pagat menys.',
  },
  mend: {
    power: 'Canviar la potència',
    product: 'Canviar de tarifa',
    ask: 'Preguntar-nos',
    see: 'Veure el subministrament',
  },
  columns: {
    cause: 'Motiu',
    supplies: 'Subministraments',
    amount: 'L’any',
    supply: 'Subministrament',
    what: 'Què passa',
    actions: 'Què fer',
  },
  month: {
    title: 'Tancament del mes',
    answer: {
      accrued: 'Queden per facturar {amount} fins al final de {month}',
      none: 'Encara no hi ha res calculat: es fa cada nit per a qui té molts subministraments',
    },
    workedOut: 'Calculat el dia {day}: el que ja s’ha llegit i, dels dies que falten, el que s’espera.',
    without:
      'Sense IVA, IGIC ni IPSI, amb els impostos de l’energia. Sense excessos de potència, energia reactiva ni bateria virtual.',
    loading: 'Carregant el que queda per facturar',
    unread: 'No hem pogut carregar el que queda per facturar',
    safe: 'No ha canviat res.',
    accrual: {
      title: 'Provisió de {month}',
      electricity: 'Electricitat',
      gas: 'Gas, com els mateixos dies de l’any anterior',
      total: 'En total',
      supplies: 'Subministraments amb dies sense facturar',
      reversal: 'Es reverteix el',
      unknown:
        '{count, plural, one {D’un subministrament no se sap} other {De # subministraments no se sap}} el que falta: no és a la suma.',
    },
    files: {
      xlsx: 'Baixar XLSX',
      csv: 'Baixar CSV',
      accrual: 'provisió de {month}',
      bills: 'factures de {month}',
    },
    toPortfolio: 'Què millorar en els seus subministraments',
    bills: {
      title: 'Factures d’un mes',
      text: 'Les que es van emetre aquell mes, d’electricitat i de gas: una fila per factura, amb els seus conceptes, la base imposable, la quota de cada tipus d’IVA, IGIC o IPSI, el total i com es paga. Les anul·ladores resten.',
      month: 'Mes d’emissió',
    },
  },
  paging: {
    label: 'Pàgines del que es pot millorar',
    showing: 'Del {from, number} al {to, number} de {total, number}',
    previous: 'Anterior',
    next: 'Següent',
  },
}
