import type { Break } from '../breaks.ts'

const shed = ['server/src/platform/http/shed-load.test.ts']
const kept = ['server/src/platform/pdf/kept-documents.test.ts']
const connections = ['server/src/platform/http/connection-limits.test.ts']
const importCost = ['server/src/import/import-cost.test.ts']
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
    text: 'if (made) return made',
    becomes: 'if (made) break',
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
  {
    name: 'a head may come as slowly as it likes',
    file: 'server/src/platform/http/connection-limits.ts',
    text: 'headersTimeout: requestMs',
    becomes: 'headersTimeout: 0 * requestMs',
    tests: connections,
  },
  {
    name: 'a body may come as slowly as it likes',
    file: 'server/src/platform/http/connection-limits.ts',
    text: 'setTimeout(() => socket.destroy(), requestMs)',
    becomes: 'setTimeout(() => undefined, requestMs)',
    tests: connections,
  },
  {
    name: 'a reader that takes nothing is kept',
    file: 'server/src/platform/http/connection-limits.ts',
    text: 'connectionTimeout: stillMs',
    becomes: 'connectionTimeout: 0 * stillMs',
    tests: connections,
  },
  {
    name: 'an answer may be taken without end',
    file: 'server/src/platform/http/connection-limits.ts',
    text: 'bringsFiles ? filesMs : callMs',
    becomes: 'bringsFiles ? callMs : 1000 * filesMs',
    tests: connections,
  },
  {
    name: 'files may trickle in',
    file: 'server/src/platform/http/connection-limits.ts',
    text: '? cutTrickle(socket, requestMs, fileBytes)',
    becomes: '? cutTrickle(socket, requestMs, 0 * fileBytes)',
    tests: connections,
  },
  {
    name: 'a connection may have any number of calls',
    file: 'server/src/platform/http/connection-limits.ts',
    text: 'ofSocket.now() >= callsAtOnce',
    becomes: 'ofSocket.now() >= callsAtOnce * 1000',
    tests: connections,
  },
  {
    name: 'an import reads every customer',
    file: 'server/src/import/known.ts',
    text: 'from customer where code = any(${codes})',
    becomes: 'from customer where code = any(${codes}) or true',
    tests: importCost,
  },
  {
    name: 'an import reads every supply',
    file: 'server/src/import/known.ts',
    text: 'where cups20 = any(${cups20})',
    becomes: 'where cups20 = any(${cups20}) or true',
    tests: importCost,
  },
  {
    name: 'an import says nothing until it has written',
    file: 'server/src/import/import-folder.ts',
    text: "onProgress?.({ step: 'tables', share: undefined, count: 0 })",
    becomes: '',
    tests: importCost,
  },
  {
    name: 'mails go out one after the other',
    file: 'server/src/mails/deliver-mails.ts',
    text: 'sentAtOnce = 4',
    becomes: 'sentAtOnce = 1',
    tests: ['server/src/mails/deliver-mails.test.ts'],
  },
  {
    name: 'other mails go out beside codes',
    file: 'server/src/mails/deliver-mails.ts',
    text: '[...codes, earlier]',
    becomes: '[earlier]',
    tests: ['server/src/mails/deliver-mails.test.ts'],
  },
  {
    name: 'addresses that are made up fill the memory of pages',
    file: 'server/src/platform/http/pages.ts',
    text: 'if (rendered.size >= remembered && oldest !== undefined) rendered.delete(oldest)',
    becomes: 'if (rendered.size >= remembered && oldest !== undefined) return reply',
    tests: ['server/src/platform/http/remembered-pages.test.ts'],
  },
  {
    name: 'pages that are asked for go first',
    file: 'server/src/platform/http/pages.ts',
    text: '      rendered.delete(key)\n      rendered.set(key, known)\n',
    becomes: '',
    tests: ['server/src/platform/http/remembered-pages.test.ts'],
  },
  {
    name: 'statements are prepared over a pooler',
    file: 'server/src/platform/db/open.ts',
    text: 'config.pooled ? pg.Client : NamedClient',
    becomes: 'config.pooled ? NamedClient : NamedClient',
    tests: ['server/src/pooler.test.ts'],
  },
  {
    name: 'a pooler without limits is taken',
    file: 'server/src/platform/db/open.ts',
    text: 'if (config.pooled) await checkPooler(db, config.limits)',
    becomes: 'if (config.pooled && !config.limits) await checkPooler(db, config.limits)',
    tests: ['server/src/pooler.test.ts'],
  },
]
