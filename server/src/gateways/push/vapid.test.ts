import { afterAll, beforeAll, expect, it } from 'vitest'
import { knownPushServices } from '@endoll/api/deployment/push-settings.ts'
import { startPushTwin, type PushTwin } from './twin.ts'
import { makePushKeys, vapidPush } from './vapid.ts'

const account = {
  ...makePushKeys(),
  contact: 'mailto:hola@oficina.test',
  services: knownPushServices,
  standIn: null,
}
const message = { text: 'Hola', topic: 'one' }
let twin: PushTwin

beforeAll(async () => {
  twin = await startPushTwin()
})
afterAll(() => twin.stop())

it.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://wns2-am3p.notify.windows.com/w/?token=a',
  'https://web.push.apple.com/a',
])('calls the push services of the browsers: %s', (endpoint) =>
  expect(vapidPush(account).mayCall(endpoint)).toBe(true),
)

it('what is encrypted for one browser is signed with the key that it subscribed with', async () => {
  const push = vapidPush({ ...account, standIn: twin.address })
  expect(await push.send(twin.subscribe(account.publicKey), message)).toBe('taken')
  expect(twin.kept.at(-1)).toMatchObject({ text: 'Hola', topic: 'one', contact: account.contact })
  const before = twin.kept.length
  expect(await push.send(twin.subscribe(makePushKeys().publicKey), message)).toBe('refused')
  expect(twin.kept).toHaveLength(before)
})

it('a push service that never answers holds nothing up, and is not asked again [r.push]', async () => {
  const push = vapidPush({ ...account, standIn: twin.address, longestMs: 50 })
  twin.reply('silence')
  expect(await push.send(twin.subscribe(account.publicKey), message)).toBe('unknown')
  twin.reply(201)
})

it('one that was never reached is asked again', async () => {
  const gone = await startPushTwin()
  const subscriber = gone.subscribe(account.publicKey)
  await gone.stop()
  expect(await vapidPush({ ...account, standIn: gone.address }).send(subscriber, message)).toBe('busy')
})
