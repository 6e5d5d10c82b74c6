import type { AppMessages, Messages } from '../../../i18n/messages.ts'

const monthClose: Messages<AppMessages['month-close']> = {
  title: 'Tancament del mes',
  answer: 'El que necessita qui porta els comptes de tots els seus subministraments',
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
