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
    text: 'if (begins(text)) return asked.query(beginFor(asker, text))',
    becomes: 'if (begins(text)) return asked.query(text)',
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
    file: 'server/src/platform/db/customer-query.ts',
    text: "const settings = \"select set_config('endoll.customer', $1, true), set_config('role', $2, true)\"",
    becomes:
      "const settings = \"select set_config('endoll.customer', $1, false), set_config('role', $2, false)\"",
    tests,
  },
  {
    name: 'calls do not say in whose name they run',
    file: 'server/src/platform/http/mount.ts',
    text: 'return caller ? asCustomer(caller.customerId, work) : work()',
    becomes: 'return caller ? work() : work()',
    tests: ['server/src/forgotten-scope.test.ts'],
  },
]
