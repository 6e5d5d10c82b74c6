import type { Break } from '../breaks.ts'

const folder = 'server/src/modules/notifications'
const tests = [`${folder}/notifications.test.ts`]
const mailTests = [`${folder}/mails.test.ts`]
const rules = 'domain/src/notifications'
const ruleTests = [`${rules}/notifications.test.ts`]

export const breaks: readonly Break[] = [
  {
    name: 'a notification is shown to every account of a customer',
    file: `${folder}/own-notifications.ts`,
    text: "    .where('notification.account_id', '=', accountId)\n",
    becomes: '',
    tests,
  },
  {
    name: 'the notifications of every account are read at once',
    file: `${folder}/routes.ts`,
    text: "    .where('account_id', '=', reader.accountId)\n",
    becomes: '',
    tests,
  },
  {
    name: 'what somebody does not want to see is shown',
    file: `${folder}/own-notifications.ts`,
    text: "    .where('notification.shown', '=', true)\n",
    becomes: '',
    tests,
  },
  {
    name: 'a bill of the customer before is told',
    file: 'server/src/platform/unscoped-contracts.ts',
    text: " and ${sinceHeld('invoice.from_day')}`",
    becomes: '`',
    tests,
  },
  {
    name: 'an answer that was read is told all the same',
    file: `${folder}/unscoped-facts.ts`,
    text: 'and crm_message.position > crm_case.seen ',
    becomes: '',
    tests,
  },
  {
    name: 'what a customer does is told to the customer',
    file: 'server/src/modules/requests/move.ts',
    text: 'tellable.includes(step.actor)',
    becomes: "step.actor !== 'retailer'",
    tests,
  },
  {
    name: 'the law’s mails can be switched off',
    file: `${rules}/kinds.ts`,
    text: "mail: mail === 'owed' || (",
    becomes: 'mail: (',
    tests: ruleTests,
  },
  {
    name: 'new prices of firms may be told two weeks before',
    file: `${rules}/price-notice.ts`,
    text: 'isHousehold || otherDays === null',
    becomes: 'isHousehold',
    tests: [...ruleTests, ...tests],
  },
  {
    name: 'a mail for every single thing',
    file: `${rules}/digest.ts`,
    text: ' || nowMs - lastMs >= digestPauseMs',
    becomes: ' || true',
    tests: ruleTests,
  },
  {
    name: 'what is mailed is mailed again',
    file: `${folder}/operations/mail-notifications.ts`,
    text: "      .set({ mail: 'written', mailed_at: at(services.clock.nowMs()) })",
    becomes: "      .set({ mail: 'due', mailed_at: at(services.clock.nowMs()) })",
    tests: mailTests,
  },
  {
    name: 'the link of a mail ends nothing that waits',
    file: `${folder}/choices.ts`,
    text: ".where(channel, '=', 'due')",
    becomes: ".where(channel, '=', 'written')",
    tests: mailTests,
  },
  {
    name: 'a look at the link ends the mails',
    file: `${folder}/operations/unsubscribe-page.ts`,
    text: "return sendPage(services, { request, reply }, reader ? 'ask' : 'wrong')",
    becomes:
      "if (reader) await endMails(services.db, reader)\n      return sendPage(services, { request, reply }, reader ? 'ask' : 'wrong')",
    tests: mailTests,
  },
  {
    name: 'what the law wants carries a way to end it',
    file: `${folder}/operations/mail-notifications.ts`,
    text: 'owed ? null : await issue',
    becomes: 'await issue',
    tests: mailTests,
  },
  {
    name: 'a contract is watched for the customer before',
    file: `${folder}/operations/check-watches.ts`,
    text: 'contract.customer_id === watch.customer_id ? ',
    becomes: 'contract.id > 0 ? ',
    tests: mailTests,
  },
  {
    name: 'a limit that is none is sent',
    file: 'web/src/pages/notifications/settings/typed-limit.ts',
    text: 'value >= least && value <= most ? value : undefined',
    becomes: 'least <= most ? value : undefined',
    tests: ['web/src/pages/notifications/settings/typed-limit.test.ts'],
  },
  {
    name: 'a month with a day missing counts as whole',
    file: 'server/src/modules/consumption/day-totals.ts',
    text: 'return wholeDays === lengthInDays(span) ?',
    becomes: 'return wholeDays > 0 ?',
    tests: [`${folder}/review-months.test.ts`],
  },
  {
    name: 'a month is told to who did not ask for it',
    file: `${folder}/operations/review-months.ts`,
    text: ' and (choice.shown or choice.mail or choice.push)',
    becomes: '',
    tests: [`${folder}/review-months.test.ts`],
  },
  ...(['check-watches', 'review-months'] as const).map((operation) => ({
    name: `a disabled account is told: ${operation}`,
    file: `${folder}/operations/${operation}.ts`,
    text: ' and account.disabled_at is null',
    becomes: '',
    tests: [...mailTests, `${folder}/review-months.test.ts`],
  })),
]
