import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const push: Messages<typeof es.push> = {
  title: 'Notifications on devices',
  why: 'The phone or computer says that there is something new while the office is not open: without amounts or names, and never at night.',
  loading: 'Loading the devices',
  unread: 'We could not load the devices',
  safe: 'Notifications keep coming as before.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  busy: 'One moment',
  on: 'This device shows notifications.',
  ends: 'Signing out on a device ends them there.',
  turnedOn: 'Notifications will come to this device.',
  turnedOff: 'This device shows no notifications any more.',
  dismissed: 'The browser was not given leave: nothing was turned on.',
  denied: 'The browser blocks notifications of this page',
  allow:
    'They are allowed in the settings of the browser, under the permissions of this page. Then turn them on here.',
  unsupported:
    'This browser cannot show notifications. They can come by mail, or be turned on for another device.',
  homeScreen:
    'On iPhone and iPad, first add the office to the home screen (Share, Add to Home Screen). Open it from there and turn them on, on this same page.',
  notOn: 'Notifications could not be turned on',
  notOff: 'Notifications could not be turned off',
  again: 'Nothing has changed. Please try again.',
  others: 'Other devices',
  unknown: 'Unknown browser',
  since: 'since {day}',
  remove: 'Remove',
  removed: '{device} shows no notifications any more.',
}
