import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a page may have 101 rows',
    file: 'api/src/page-size.ts',
    text: 'maxPageSize = 100',
    becomes: 'maxPageSize = 101',
    tests: ['server/src/modules/contracts/routes.test.ts'],
  },
  {
    name: 'the second reading of the counters is another',
    file: 'api/src/paging.ts',
    text: 'total_items: place.total',
    becomes: 'total_items: items.length',
    tests: ['server/src/modules/contracts/routes.test.ts'],
  },
  {
    name: 'documents come with the oldest first',
    file: 'web/src/pages/contract/cards/attachment-order.ts',
    text: "direction: 'descending' }",
    becomes: "direction: 'ascending' }",
    tests: ['web/src/pages/contract/cards/attachment-order.test.ts'],
  },
  {
    name: 'documents are sorted by the words of their size',
    file: 'web/src/pages/contract/cards/attachment-order.ts',
    text: 'return a.size_bytes - b.size_bytes',
    becomes: 'return words(a.size_text, b.size_text)',
    tests: ['web/src/pages/contract/cards/attachment-order.test.ts'],
  },
  {
    name: 'a KB has 1024 bytes',
    file: 'server/src/modules/contracts/attachment-size.ts',
    text: 'Math.round(bytes / 1000)',
    becomes: 'Math.round(bytes / 1024)',
    tests: ['server/src/modules/contracts/attachment-size.test.ts'],
  },
  {
    name: 'a contract is not found by the powers of its row',
    file: 'server/src/modules/contracts/listed-words.ts',
    text: "return typed.replaceAll(/(\\d),(?=\\d)/g, '$1.')",
    becomes: 'return typed',
    tests: ['server/src/modules/contracts/routes.test.ts'],
  },
]
