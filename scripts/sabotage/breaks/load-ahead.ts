import type { Break } from '../breaks.ts'

const file = 'web/src/app/frame/load-ahead.ts'
const tests = ['web/src/app/frame/load-ahead.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'every link that is passed has its page loaded',
    file,
    text: 'timer = setTimeout(() => preloadPage(router, href), ms)',
    becomes: 'void ms\n    preloadPage(router, href)',
    tests,
  },
  {
    name: 'a link that the focus has left is still loaded',
    file,
    text: '    onBlur: leave,\n',
    becomes: '',
    tests,
  },
  {
    name: 'the keyboard is waited for as briefly as a pointer',
    file,
    text: 'focusedMs = 250',
    becomes: 'focusedMs = 60',
    tests,
  },
  {
    name: 'a finger that scrolls loads what it touched',
    file,
    text: '    onPointerLeave: leave,\n',
    becomes: '',
    tests,
  },
  {
    name: 'turning the wheel loads what passes under the pointer',
    file,
    text: "      addEventListener('scroll', leave, { capture: true })\n",
    becomes: '',
    tests,
  },
  {
    name: 'bringing a link in view takes it for passed',
    file,
    text: "  removeEventListener('scroll', leave, { capture: true })\n",
    becomes: '',
    tests,
  },
  {
    name: 'who saves data has pages loaded ahead',
    file,
    text: 'connection?.saveData) return {}',
    becomes: 'connection?.saveData) void href',
    tests,
  },
  {
    name: 'a fresh reply is asked for again',
    file: 'web/src/calls/query.ts',
    text: 'staleTime: 30_000',
    becomes: 'staleTime: 0',
    tests,
  },
  {
    name: 'a page loaded ahead passes for one that was asked for',
    file,
    text: 'preload: true',
    becomes: 'preload: false',
    tests,
  },
  {
    name: 'a pointer on a link renews the session',
    file: 'web/src/app/start-reading.ts',
    text: 'if (preload && freshToken() === undefined) return',
    becomes: 'void (preload && freshToken())',
    tests: ['web/src/app/routes.test.ts'],
  },
  {
    name: 'the code of the bell is loaded for visitors',
    file: 'web/src/app/frame/bring-bell.ts',
    text: 'if (!signedIn) return undefined',
    becomes: 'void signedIn',
    tests: ['web/src/app/frame/bring-bell.test.ts'],
  },
]
