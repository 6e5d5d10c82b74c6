import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a failed delivery is tried again at once',
    file: 'server/src/platform/leased-queue.ts',
    text: 'firstPauseMs * 2 ** Math.min(attempts - 1, 12)',
    becomes: 'firstPauseMs',
    tests: ['server/src/mails/deliver-mails.test.ts', 'server/src/modules/requests/outbox.test.ts'],
  },
  {
    name: 'an old message of the signature service is believed',
    file: 'server/src/platform/signed-message.ts',
    text: 'toleranceSeconds = 300',
    becomes: 'toleranceSeconds = 30_000',
    tests: ['server/src/modules/requests/outside-signature.test.ts'],
  },
  {
    name: 'any message of the signature service is believed',
    file: 'server/src/platform/signed-message.ts',
    text: "return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, message.body))",
    becomes: 'return mac.length > 0',
    tests: ['server/src/modules/requests/outside-signature.test.ts'],
  },
]
