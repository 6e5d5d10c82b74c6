import type { Break } from '../breaks.ts'

const tests = ['server/src/platform/db/row-security.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a statement does not say which customer asks',
    file: 'server/src/platform/db/lending-pool.ts',
    text: '? asked.queryFor(asker, text, [...values])',
    becomes: '? asked.query(text, [...values])',
    tests,
  },
  {
    name: 'a transaction does not say which customer asks',
    file: 'server/src/platform/db/lending-pool.ts',
    text: 'return asked.query(beginFor(asker, text))',
    becomes: 'return asked.query(text)',
    tests,
  },
  {
    name: 'a superuser passes by row security',
    file: 'server/src/platform/db/row-role.ts',
    text: "case when rolsuper or rolbypassrls then ${callsRole} else 'none' end",
    becomes: "case when rolsuper and not rolsuper then ${callsRole} else 'none' end",
    tests,
  },
  {
    name: 'the customer of one statement stays for the next',
    file: 'server/src/platform/db/asked-query.ts',
    text: "\"select set_config('endoll.customer', $1, true), set_config('endoll.role', $2, true), set_config('role', $3, true)\"",
    becomes:
      "\"select set_config('endoll.customer', $1, false), set_config('endoll.role', $2, false), set_config('role', $3, false)\"",
    tests,
  },
  {
    name: 'calls do not say in whose name they run',
    file: 'server/src/platform/http/mount.ts',
    text: "return inNameOf(caller, access === 'system' ? 'retailer' : 'visitor', work)",
    becomes: "return inNameOf(caller && null, access === 'system' ? 'retailer' : 'visitor', work)",
    tests: ['server/src/forgotten-scope.test.ts'],
  },
  {
    name: 'whoever says nothing is the office',
    file: 'server/src/platform/db/migrations/0170-who-asks-says-so.sql',
    text: '    else nobody_said_who_asks()',
    becomes: '    else true',
    tests,
  },
  {
    name: 'a call begins as whatever opened the database',
    file: 'server/src/platform/http/held.ts',
    text: 'current.run(lifeOf(call), () => asNobody(done))',
    becomes: 'current.run(lifeOf(call), done)',
    tests: ['server/src/forgotten-scope.test.ts'],
  },
  {
    name: 'a connection goes on for whom its last transaction was',
    file: 'server/src/platform/db/lending-pool.ts',
    text: 'inTransaction = !ends(text)',
    becomes: 'inTransaction = text !== ends.name',
    tests,
  },
]
