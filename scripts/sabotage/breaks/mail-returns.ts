import type { Break } from '../breaks.ts'

const folder = 'server/src/mails/returns'
const tests = ['server/src/modules/notifications/mail-returns.test.ts']
const rules = 'domain/src/notifications/mail-returns.ts'
const ruleTests = ['domain/src/notifications/mail-returns.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'mails go on to an address of which they came back',
    file: `${folder}/mail-address.ts`,
    text: '  return stopped !== undefined\n',
    becomes: '  return stopped !== undefined && to === ""\n',
    tests,
  },
  {
    name: 'a link that somebody asked for does not go to an address of which mails came back',
    file: `${folder}/mail-address.ts`,
    text: '  password_link: true,',
    becomes: '  password_link: false,',
    tests,
  },
  {
    name: 'what came back before an address was confirmed stops it again',
    file: `${folder}/take-return.ts`,
    text: 'atMs <= instantMs(row.works_since)',
    becomes: 'atMs < 0',
    tests,
  },
  {
    name: 'a return is put with the address that its report names, not with that of our mail',
    file: `${folder}/take-return.ts`,
    text: 'mail?.recipient ?? returned.address',
    becomes: 'returned.address ?? mail?.recipient',
    tests,
  },
  {
    name: 'addresses that nobody here has are kept',
    file: `${folder}/take-return.ts`,
    text: '|| !(mail || (await isKnown(db, address)))',
    becomes: '|| !(mail || (await isKnown(db, address)) || address)',
    tests: ['server/src/modules/notifications/mail-reports.test.ts'],
  },
  {
    name: 'a link of before an address was stopped again has mails go on',
    file: `${folder}/take-return.ts`,
    text: ', check_hash: null })',
    becomes: ' })',
    tests,
  },
  {
    name: 'the link that checks an address serves for ever',
    file: `${folder}/mail-address.ts`,
    text: 'services.clock.nowMs() - checkDays * 86_400_000',
    becomes: '0',
    tests,
  },
  {
    name: 'the retailer is not told what is owed by post',
    file: 'server/src/mails/deliver-mails.ts',
    text: '    await tellOwed(db, services, row)\n',
    becomes: '',
    tests,
  },
  {
    name: 'the retailer is told by post what is no mail of the law',
    file: `${folder}/tell-retailer.ts`,
    text: '  if (unsubscribe !== null) return\n',
    becomes: '',
    tests,
  },
  {
    name: 'a complaint ends nothing',
    file: 'server/src/modules/notifications/mail-returns.ts',
    text: 'if (reader) await endMails(transaction, reader)',
    becomes: 'if (reader) await Promise.resolve(reader)',
    tests,
  },
  {
    name: 'links that check an address are mailed one after the other',
    file: 'server/src/modules/notifications/mail-returns.ts',
    text: 'if (waitMs > 0)',
    becomes: 'if (waitMs > 1e15)',
    tests,
  },
  {
    name: 'a mail that a policy blocks ends the mails to its address',
    file: rules,
    text: "      return 'none'\n  }",
    becomes: '      return final\n  }',
    tests: ruleTests,
  },
  {
    name: 'a full mailbox ends the mails at once',
    file: rules,
    text: "detail === '1' ? final : 'count'",
    becomes: 'final',
    tests: ruleTests,
  },
  {
    name: 'three returns of one day end the mails to an address',
    file: rules,
    text: 'new Set(days.filter((day) => day >= from && day <= last)).size',
    becomes: 'days.filter((day) => day >= from && day <= last).length',
    tests: ruleTests,
  },
  {
    name: 'months that cannot be told hold up those of the others',
    file: 'server/src/modules/notifications/operations/review-months.ts',
    text: '       and (contract.id, choice.account_id) > (${place.contractId}::bigint, ${place.accountId}::bigint)\n',
    becomes: '',
    tests: ['server/src/modules/notifications/review-months.test.ts'],
  },
]
