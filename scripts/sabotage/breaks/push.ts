import type { Break } from '../breaks.ts'

const folder = 'server/src/modules/notifications'
const tests = [`${folder}/push/push.test.ts`]
const deviceTests = [`${folder}/push/devices.test.ts`]
const gateway = 'server/src/gateways/push'
const ends = `${folder}/operations/end-devices.ts`
const ruleTests = ['domain/src/notifications/push.test.ts']
const workerTests = ['scripts/push-worker.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a browser names any host to be called',
    file: `${gateway}/push-address.ts`,
    text: "url.port === '' && isKnown ?",
    becomes: "url.port === '' ?",
    tests: deviceTests,
  },
  {
    name: 'a name that ends like a push service is called',
    file: `${gateway}/push-address.ts`,
    text: 'host.endsWith(service.slice(1))',
    becomes: 'host.endsWith(service.slice(2))',
    tests: deviceTests,
  },
  {
    name: 'a push service sends the server elsewhere',
    file: `${gateway}/vapid.ts`,
    text: "redirect: 'manual'",
    becomes: "redirect: 'follow'",
    tests,
  },
  {
    name: 'a host that left the list is called',
    file: `${gateway}/vapid.ts`,
    text: "if (address === undefined) return 'refused'",
    becomes: "if (address === undefined) return 'taken'",
    tests,
  },
  {
    name: 'what was handed over is sent again',
    file: `${folder}/operations/deliver-pushes.ts`,
    text: '.set({ handed_at: at(clock.nowMs()) })',
    becomes: '.set({ handed_at: null })',
    tests,
  },
  {
    name: 'what may have been taken is sent again',
    file: `${folder}/operations/deliver-pushes.ts`,
    text: "return outcome === 'busy'\n",
    becomes: "return outcome === 'busy' || outcome === 'unknown'\n",
    tests,
  },
  {
    name: 'a subscription that has ended is kept',
    file: `${folder}/operations/deliver-pushes.ts`,
    text: "if (outcome === 'gone') {",
    becomes: "if (outcome === 'gone' && row.attempts > 99) {",
    tests,
  },
  {
    name: 'a disabled account is shown notifications',
    file: `${folder}/push/devices.ts`,
    text: ' and account.disabled_at is null',
    becomes: '',
    tests,
  },
  {
    name: 'a browser shows the notifications of whoever asked there before',
    file: `${folder}/push/devices.ts`,
    text: '(later.bound_at, later.id) > (push_device.bound_at, push_device.id)',
    becomes: 'later.id < 0',
    tests,
  },
  {
    name: 'a browser of another account is removed',
    file: `${folder}/push/devices.ts`,
    text: "    .where('account_id', '=', caller.accountId)\n",
    becomes: '',
    tests: deviceTests,
  },
  {
    name: 'signing out leaves the browser told',
    file: ends,
    text: '(ended.sessions.length > 0)',
    becomes: '(ended.sessions.length > 1)',
    tests: deviceTests,
  },
  {
    name: 'a shared phone shows what is of the account before',
    file: ends,
    text: "  await here.where('account_id', '<>', accountId).execute()\n",
    becomes: "  await here.where('account_id', '=', -1).execute()\n",
    tests: deviceTests,
  },
  {
    name: 'a browser keeps the session that ran out',
    file: ends,
    text: '.set({ session_id: sessionId, bound_at',
    becomes: '.set({ bound_at',
    tests: deviceTests,
  },
  {
    name: 'what was read is shown all the same',
    file: `${folder}/operations/push-notifications.ts`,
    text: 'rows.filter(({ read_at: read }) => read === null)',
    becomes: 'rows.filter(({ read_at: read }) => read !== undefined)',
    tests,
  },
  {
    name: 'what waits is shown though it is not wanted any more',
    file: `${folder}/choices.ts`,
    text: 'if (push === false) await',
    becomes: 'if (push === null) await',
    tests,
  },
  {
    name: 'a phone rings at night',
    file: 'domain/src/notifications/push.ts',
    text: ' && !isQuietAt(nowMs)',
    becomes: '',
    tests: ruleTests,
  },
  {
    name: 'a phone rings for every single thing',
    file: 'domain/src/notifications/push.ts',
    text: 'gathered && !paused',
    becomes: 'gathered',
    tests: ruleTests,
  },
  {
    name: 'a notification leads outside',
    file: 'web/public/push.js',
    text: 'target.origin === here ? target.href : here',
    becomes: 'target.href',
    tests: workerTests,
  },
  {
    name: 'messages go to a stand-in in production',
    file: 'server/src/deployment-file.ts',
    text: 'if (push.standIn !== null) problems',
    becomes: 'if (push.standIn === undefined) problems',
    tests: ['server/src/deployment-file.test.ts'],
  },
]
