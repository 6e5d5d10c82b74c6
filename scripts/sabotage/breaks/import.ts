import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'any password hash may be imported',
    file: 'server/src/import/tables/columns.ts',
    text: '&& !isImportableHash(known)',
    becomes: "&& !isImportableHash(known) && known === ''",
    tests: ['server/src/import/import-folder.test.ts'],
  },
  {
    name: 'dear password hashes may be imported',
    file: 'server/src/platform/password-hash.ts',
    text: 'return work >= leastWork && work <= mostWork',
    becomes: 'return work >= leastWork || work <= mostWork',
    tests: ['server/src/platform/password-hash.test.ts'],
  },
  {
    name: 'a hash that cannot be read is an error',
    file: 'server/src/platform/password-hash.ts',
    text: '} catch {',
    becomes: '} catch (error) {\n    if (error) throw error',
    tests: ['server/src/platform/password-hash.test.ts', 'server/src/modules/session/attempts.test.ts'],
  },
  {
    name: 'a hash that cannot be read says no at once',
    file: 'server/src/platform/password-hash.ts',
    text: 'return verify(unmatchable, typed)',
    becomes: 'return false',
    tests: ['server/src/platform/password-hash.test.ts'],
  },
  {
    name: 'each entry of an archive has a budget of its own',
    file: 'server/src/import/curves/open-curve-file.ts',
    text: '          budget,\n        ),',
    becomes: '          { ...budget },\n        ),',
    tests: ['server/src/import/curves/open-curve-file.test.ts'],
  },
  {
    name: 'entries of an archive may lie over each other',
    file: 'server/src/import/curves/open-curve-file.ts',
    text: '    requireApart(entries)\n',
    becomes: '',
    tests: ['server/src/import/curves/open-curve-file.test.ts'],
  },
  {
    name: 'a text of the retailer’s is said in no other language',
    file: 'server/src/platform/own-texts.ts',
    text: "language === asked && words !== ''",
    becomes: "language === asked && words === '?'",
    tests: ['server/src/platform/own-texts.test.ts'],
  },
  {
    name: 'a text in another language does not say so',
    file: 'web/src/ui/OwnText.tsx',
    text: 'language === undefined ? text',
    becomes: 'language !== null ? text',
    tests: ['web/src/pages/contract/cards/own-texts.test.tsx'],
  },
  {
    name: 'a line of the bill in another language does not say so',
    file: 'web/src/pages/bill/bill-lines/BillLines.tsx',
    text: 'language === undefined ? name',
    becomes: 'language !== null ? name',
    tests: ['web/src/pages/bill/bill-lines/use-line-words.test.tsx'],
  },
]
