import { expect, it } from 'vitest'
import { electronicNotificationOf } from './electronic-notification.ts'

it.each([
  [false, null, null, { state: 'unactive' }],
  [false, null, '2026-11-12', { state: 'requested', day: '2026-11-12' }],
  [true, '2024-01-01', '2023-12-20', { state: 'active', day: '2024-01-01' }],
  [true, null, '2026-11-12', { state: 'requested', day: '2026-11-12' }],
  [true, null, null, { state: 'unactive' }],
  [false, '2024-01-01', null, { state: 'unactive' }],
])(
  'flag %s, start %s, asked %s: %j [c2.detail-notification-state]',
  (electronic_notification, start, asked, state) => {
    const facts = {
      electronic_notification,
      date_start_electronic_notification: start,
      date_request_electronic_notification: asked,
    }
    expect(electronicNotificationOf(facts)).toEqual(state)
  },
)
