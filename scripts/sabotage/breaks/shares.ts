import type { Break } from '../breaks.ts'

const worker = 'server/src/platform/pdf/pdf-worker.ts'
const tests = ['server/src/platform/pdf/pdf-worker.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'one customer fills the queue of documents',
    file: worker,
    text: 'waiting.length < mostWaiting && own < mostOfOne',
    becomes: 'waiting.length < mostWaiting + own',
    tests,
  },
  {
    name: 'documents are made in the order in which they were asked for',
    file: worker,
    text: 'turnOf(a) - turnOf(b)',
    becomes: '0 * turnOf(a) * turnOf(b)',
    tests,
  },
  {
    name: 'a paper to be signed waits behind the others',
    file: worker,
    text: 'urgent.length > 0 ? urgent : waiting',
    becomes: 'urgent.length > 99 ? urgent : waiting',
    tests,
  },
  {
    name: 'nobody says that a proxy is not believed',
    file: 'server/src/platform/http/unknown-proxy.ts',
    text: 'if (warned || (',
    becomes: 'if (!warned || (',
    tests: ['server/src/platform/http/unknown-proxy.test.ts'],
  },
  {
    name: 'each forwarded request is warned of',
    file: 'server/src/platform/http/unknown-proxy.ts',
    text: 'warned = true',
    becomes: 'warned = false',
    tests: ['server/src/platform/http/unknown-proxy.test.ts'],
  },
  {
    name: 'mails that were given up stay so',
    file: 'server/src/mails/resend-mails.ts',
    text: 'set failed_because = null, attempts = 0',
    becomes: 'set attempts = 0',
    tests: ['server/src/mails/deliver-mails.test.ts'],
  },
  {
    name: 'a mail whose code was deleted is sent again',
    file: 'server/src/mails/resend-mails.ts',
    text: "('signature_code', 'confirm_email', 'reminder', 'password_link')",
    becomes: "('signature_codes', 'confirm_email')",
    tests: ['server/src/mails/deliver-mails.test.ts'],
  },
  {
    name: 'the same password in decomposed Unicode is another',
    file: 'server/src/modules/session/operations/change-password.ts',
    text: "password.normalize('NFC') === current.normalize('NFC')",
    becomes: 'password === current',
    tests: ['server/src/modules/session/password-change.test.ts'],
  },
  {
    name: 'email_token in an address is no secret',
    file: 'server/src/platform/http/address-secret.ts',
    text: '/(^|_)(token|secret)$/i',
    becomes: '/^(token|secret)$/i',
    tests: ['server/src/platform/http/address-secret.test.ts'],
  },
]
