import type { Break } from '../breaks.ts'

const shed = ['server/src/platform/http/shed-load.test.ts']
const kept = ['server/src/platform/pdf/kept-documents.test.ts']
const attempts = ['server/src/modules/session/attempts.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'what is refused unread counts as a failure',
    file: 'server/src/modules/session/attempts.ts',
    text: '        await forgive()\n        throw failure',
    becomes: '        throw failure',
    tests: attempts,
  },
  {
    name: 'right passwords under way shut their network out',
    file: 'server/src/modules/session/attempts.ts',
    text: "kind === 'network' && underWay.has(text)",
    becomes: "kind === 'network' && text === ''",
    tests: attempts,
  },
  {
    name: 'documents take the room of reads',
    file: 'server/src/platform/http/shed-load.ts',
    text: 'const { apart } = request.routeOptions.config',
    becomes: "const apart = request.routeOptions.config.apart && (undefined as 'documents' | undefined)",
    tests: shed,
  },
  {
    name: 'a document asked for twice at once is made twice',
    file: 'server/src/platform/pdf/kept-documents.ts',
    text: 'if (making) return making',
    becomes: '',
    tests: kept,
  },
  {
    name: 'a document of another language is given',
    file: 'server/src/platform/pdf/kept-documents.ts',
    text: '[template, title, language, day, data]',
    becomes: '[template, title, day, data]',
    tests: kept,
  },
  {
    name: 'documents are kept without end',
    file: 'server/src/platform/pdf/kept-documents.ts',
    text: 'if (bytes <= mostBytes) break',
    becomes: 'if (bytes <= Number.MAX_VALUE) break',
    tests: kept,
  },
]
