import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const readings: Messages<typeof es.readings> = {
  title: 'Meter readings',
  loading: 'Getting the form ready',
  unread: 'We could not get the form ready',
  safe: 'What you wrote is kept.',
  contract: 'Contract',
  contractChoice: '{name} · {address}',
  noContract: 'There is no contract yet: readings can be sent from the first day of the supply.',
  notTaken: 'Readings cannot be sent for this contract.',
  use: {
    taken:
      'The distributor reads this meter every {months, plural, one {month} other {# months}}. If it could not be read, yours is used; if it was, theirs counts.',
    corrects_estimate:
      'The last reading was estimated: we will send yours to the distributor, so that the bill is corrected.',
    read_from_afar:
      'This meter is read remotely: the distributor does not need your reading, and we bill by the meter’s own. If they differ, we will look into it.',
  },
  magnitudes: { import: 'Consumption', export: 'Surplus', gas_m3: 'Gas' },
  dial: '{period, plural, =0 {{what}} other {{what}, P#}}',
  last: 'The last one: {figure}, on {day}. No decimals.',
  lastEstimated: 'The last one, estimated: {figure}, on {day}. No decimals.',
  noLast: 'No decimals.',
  back: '{units} too many were estimated: they are taken off once the distributor corrects the reading.',
  backEuros:
    '{units} too many were estimated, some {euros}: they are taken off once the distributor corrects the reading.',
  changed: 'Was the meter changed? Tell us in an enquiry',
  changedCall: 'Was the meter changed? Call us on {phone}',
  photo: 'Photo of the meter (optional), with its number and figures',
  sure: 'Yes, that is what the meter shows: I have looked again',
  send: 'Send the readings',
}
