import type { Break } from '../breaks.ts'

const frame = 'server/src/platform/http/chat-frame-page.ts'
const frameTests = ['server/src/platform/http/chat-frame-page.test.ts']
const may = 'web/src/procedures/new-contract/chat/may-chat.ts'
const mayTests = ['web/src/procedures/new-contract/chat/may-chat.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'the script of the chat runs as a script of ours',
    file: frame,
    text: 'sandbox allow-scripts allow-forms',
    becomes: 'sandbox allow-scripts allow-same-origin allow-forms',
    tests: frameTests,
  },
  {
    name: 'the chat may load any script of its origin',
    file: frame,
    text: '${script.origin}${script.pathname} ',
    becomes: '${script.origin} ',
    tests: frameTests,
  },
  {
    name: 'any page may show the frame of the chat',
    file: frame,
    text: `"frame-ancestors 'self'"`,
    becomes: `'frame-ancestors *'`,
    tests: frameTests,
  },
  {
    name: 'another script than the one of the hash runs as the chat',
    file: frame,
    text: 'chat.integrity === null ?',
    becomes: "chat.integrity !== '' ?",
    tests: frameTests,
  },
  {
    name: 'the chat is there although it is switched off',
    file: frame,
    text: '!switches.chat || ',
    becomes: '',
    tests: frameTests,
  },
  {
    name: 'the chat is told what the deployment does not name',
    file: 'web/src/procedures/new-contract/chat/about-message.ts',
    text: '...Object.fromEntries(told)',
    becomes: '...answers, ...Object.fromEntries(told)',
    tests: ['web/src/procedures/new-contract/chat/about-message.test.ts'],
  },
  {
    name: 'the chat comes without consent',
    file: may,
    text: "mayChat(cookies) ? 'come'",
    becomes: "cookies !== undefined ? 'come'",
    tests: mayTests,
  },
  {
    name: 'consent to something else lets the chat in',
    file: may,
    text: "categories.includes('preferences') === true",
    becomes: 'categories !== undefined',
    tests: mayTests,
  },
  {
    name: 'the chat comes before anybody goes to another step',
    file: may,
    text: ' || from === to',
    becomes: '',
    tests: mayTests,
  },
]
