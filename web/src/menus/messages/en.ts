import type { Messages } from '../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  groups: { contracts: 'Contracts', invoices: 'Invoices', consumption: 'Consumption', profile: 'Profile' },
  entries: {
    newContract: 'New contract',
    viewContracts: 'View contracts',
    downloadContract: 'Download the contract',
    changePower: 'Change the power',
    changeIban: 'Change the bank account',
    changeAddress: 'Change the notification address',
    noCesionSips: 'Keep my SIPS data private',
    viewInvoices: 'View invoices',
    downloadInvoices: 'Download invoices',
    payInvoices: 'Pay online',
    viewConsumption: 'View consumption',
    changePassword: 'Change your password',
    logout: 'Sign out',
    contracts: 'Contracts',
    invoices: 'Invoices',
    claims: 'Claims',
    contact: 'Contact',
    requests: 'Requests',
    sendReadings: 'Send readings',
    about: 'About',
    login: 'Sign in',
    activate: 'Activate your account',
    newCustomer: 'Become a customer',
    unsignedContact: 'Contact us',
    priceComparator: 'Price comparator',
    powerCalculator: 'Power calculator',
  },
}
