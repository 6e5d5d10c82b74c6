export { checkPayments } from './check.ts'
export { reconcilePayments, type Difference } from './reconcile.ts'
export { remindOfBills } from './remind.ts'
export { sweepMessages } from './sweep.ts'
