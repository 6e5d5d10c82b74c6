import type { Break } from '../breaks.ts'

const folder = 'web/src/form/bill-reading'
const tests = [`${folder}/bills-of-codes.test.ts`]

export const breaks: readonly Break[] = [
  {
    name: 'pages may compile WebAssembly too',
    file: 'server/src/app.ts',
    text: 'if (/\\.worker\\.js(\\.br|\\.gz)?$/.test(path)) reply',
    becomes: 'reply',
    tests: ['server/src/every-reply.test.ts'],
  },
  {
    name: 'any code is taken for that of a bill',
    file: `${folder}/bills-of-codes.ts`,
    text: "return read.length > 0 ? 'foreign' : 'none'",
    becomes: "return read.length > 0 ? 'incomplete' : 'none'",
    tests,
  },
  {
    name: 'the code of both pages is two bills',
    file: `${folder}/bills-of-codes.ts`,
    text: 'bills.set(JSON.stringify(qr),',
    becomes: 'bills.set(String(bills.size),',
    tests,
  },
  {
    name: 'the first day is not the first',
    file: `${folder}/filled-fields.ts`,
    text: 'startDate: qr.span.from,',
    becomes: 'startDate: lastDayOf(qr.span),',
    tests,
  },
]
