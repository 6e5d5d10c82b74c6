import type { Break } from '../breaks.ts'

const folder = 'server/src/modules/cases'
const tests = [`${folder}/routes.test.ts`]

export const breaks: readonly Break[] = [
  {
    name: 'a category of gas is taken for electricity',
    file: `${folder}/routes.ts`,
    text: "category.supply !== 'any' && own && category.supply !== own.kind",
    becomes: 'false',
    tests,
  },
  {
    name: 'who has contracts writes about none',
    file: `${folder}/routes.ts`,
    text: 'if (await hasContracts(db, caller)) throw',
    becomes: 'if (caller.customerId < 0) throw',
    tests: [`${folder}/without-contract.test.ts`],
  },
  {
    name: 'what is written in a second tab of a reopened case is refused',
    file: `${folder}/operations.ts`,
    text: "const said = row.state === 'open' ? 'message' : what",
    becomes: 'const said = what',
    tests: [`${folder}/without-contract.test.ts`],
  },
  {
    name: 'a message that comes twice is there twice',
    file: `${folder}/add-message.ts`,
    text: 'if (earlier !== undefined) return',
    becomes: 'if (earlier === 0) return',
    tests,
  },
  {
    name: 'a case is opened again whenever somebody likes',
    file: `${folder}/operations.ts`,
    text: 'return last < todayOf(services) ? null : last',
    becomes: 'return last',
    tests,
  },
  {
    name: 'a closed case takes messages',
    file: `${folder}/operations.ts`,
    text: "row.state === 'open' : reopenUntil",
    becomes: 'true : reopenUntil',
    tests,
  },
  {
    name: 'what was read is unread again',
    file: `${folder}/operations.ts`,
    text: "    .where('seen', '<', seen)\n",
    becomes: '',
    tests,
  },
  {
    name: 'the retailer is not told what the customer wrote',
    file: `${folder}/add-message.ts`,
    text: "if (author === 'customer') await tellRetailer",
    becomes: "if (author === 'retailer') await tellRetailer",
    tests,
  },
  {
    name: 'an answer is not mailed',
    file: `${folder}/add-message.ts`,
    text: "if (author === 'retailer' || position === 1)",
    becomes: 'if (position === 1)',
    tests,
  },
  {
    name: 'the list forgets what is unread',
    file: `${folder}/queries.ts`,
    text: "      .orderBy(sql`${unread} > 0`, 'desc')\n",
    becomes: '',
    tests,
  },
]
