import type { Messages } from '../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  groups: { contracts: 'Contractes', invoices: 'Factures', consumption: 'Consum', profile: 'Perfil' },
  entries: {
    newContract: 'Nou contracte',
    viewContracts: 'Veure contractes',
    downloadContract: 'Descarregar el contracte',
    changePower: 'Canviar la potència',
    changeIban: 'Canviar el compte bancari',
    changeAddress: 'Canviar l’adreça de notificació',
    noCesionSips: 'No cedir les dades SIPS',
    viewInvoices: 'Veure factures',
    downloadInvoices: 'Descarregar factures',
    payInvoices: 'Pagar en línia',
    viewConsumption: 'Veure el consum',
    changePassword: 'Canviar la clau',
    logout: 'Sortir',
    contracts: 'Contractes',
    invoices: 'Factures',
    claims: 'Reclamacions',
    contact: 'Contacte',
    requests: 'Sol·licituds',
    sendReadings: 'Enviar lectures',
    about: 'Quant a',
    login: 'Accedir',
    activate: 'Activar el compte',
    newCustomer: 'Vull contractar',
    unsignedContact: 'Contacte',
    priceComparator: 'Comparador de preus',
    powerCalculator: 'Calculadora de potència',
  },
}
