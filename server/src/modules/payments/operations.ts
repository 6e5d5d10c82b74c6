export { checkPayments } from './check.ts'
