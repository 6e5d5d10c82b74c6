import type { Break } from '../breaks.ts'

const domain = ['domain/src/identity/person-name.test.ts']
const calls = ['server/src/who-may-become-whom.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a name may hold an address',
    file: 'domain/src/identity/person-name.ts',
    text: ' &&\n    !ADDRESS.test(name)',
    becomes: '',
    tests: domain,
  },
  {
    name: 'a name may be signs alone',
    file: 'domain/src/identity/person-name.ts',
    text: 'ANY_LETTER.test(name))',
    becomes: 'name.length > 0)',
    tests: domain,
  },
  {
    name: 'a name may hold anything',
    file: 'domain/src/identity/person-name.ts',
    text: 'allowed.test(name) &&',
    becomes: '',
    tests: [...domain, ...calls],
  },
  {
    name: 'the holder names the new one as they like',
    file: 'server/src/modules/procedures/change-holder.ts',
    text: '...(name.ok ? {} : { new_name: [name.error] }),',
    becomes: '',
    tests: calls,
  },
  {
    name: 'a lead that is not sent holds any name',
    file: 'api/src/lead-parts.ts',
    text: '  first_name: personName,',
    becomes: '  first_name: text,',
    tests: calls,
  },
  {
    name: 'a file may turn the order of its name',
    file: 'server/src/platform/files/file-name.ts',
    text: 'if (turning.test(name)) return fallback',
    becomes: '',
    tests: ['server/src/platform/files/file-name.test.ts'],
  },
]
