import type { AppMessages, Messages } from '../../../i18n/messages.ts'

const monthClose: Messages<AppMessages['month-close']> = {
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
    xlsx: 'Baixar XLSX',
    xlsxOf: 'Baixar XLSX: provisió de {month}',
    csv: 'Baixar CSV',
    csvOf: 'Baixar CSV: provisió de {month}',
  },
  toPortfolio: 'Què millorar en els seus subministraments',
  bills: {
    title: 'Factures d’un mes',
    text: 'Les que es van emetre aquell mes, d’electricitat i de gas: una fila per factura, amb els seus conceptes, la base imposable, la quota de cada tipus d’IVA, IGIC o IPSI, el total i com es paga. Les anul·ladores resten.',
    month: 'Mes d’emissió',
    xlsx: 'Baixar XLSX',
    xlsxOf: 'Baixar XLSX: factures de {month}',
    csv: 'Baixar CSV',
    csvOf: 'Baixar CSV: factures de {month}',
  },
}

export { monthClose as 'month-close' }
