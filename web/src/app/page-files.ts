import type { RouteKey } from '../paths.ts'
import type { BuiltView } from './contract-functions.ts'

/**
 * The file of each page below src/, so that the document can preload it. Only the renderer reads this: in the routes
 * every browser would carry it.
 */
export const pageFiles: Readonly<Partial<Record<RouteKey, string>>> = {
  login: 'features/session/LoginPage.tsx',
  altHome: 'pages/AltHomePage.tsx',
  logout: 'features/session/LogoutPage.tsx',
  loading: 'features/session/LoadingPage.tsx',
  version: 'features/session/VersionPage.tsx',
  confirmEmail: 'features/profile/ConfirmEmailPage.tsx',
  welcome: 'pages/WelcomePage.tsx',
  maintenance: 'pages/MaintenancePage.tsx',
  changePassword: 'features/session/ChangePasswordPage.tsx',
  contracts: 'features/contracts/ContractsPage.tsx',
  invoice: 'features/bill/BillPage.tsx',
  viewContracts: 'pages/contract/ContractPage.tsx',
  viewGasContracts: 'pages/contract/GasContractPage.tsx',
  requests: 'features/requests/RequestsPage.tsx',
  request: 'features/requests/RequestPage.tsx',
  profile: 'pages/profile/ProfilePage.tsx',
  invoices: 'features/invoices/InvoicesPage.tsx',
  contractInvoices: 'features/invoices/InvoicesPage.tsx',
}

/** The same of each view of the contract page. */
export const contractViewFiles: Readonly<Record<BuiltView, string>> = {
  whole: 'pages/contract/ElectricityContractPage.tsx',
  download: 'pages/contract/ElectricityContractPage.tsx',
  consumption: 'features/consumption/ConsumptionPage.tsx',
  powChange: 'pages/contract/PowerChangePage.tsx',
  ibanChange: 'pages/contract/IbanChangePage.tsx',
  notifAddrChange: 'pages/contract/NotificationAddressPage.tsx',
}
