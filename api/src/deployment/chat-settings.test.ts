import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chat } from './chat-settings.ts'

function taken(given: object) {
  return z.safeParse(chat, given).success
}

it.each([
  'https://chat.example/widget.js',
  'https://chat.example:8443/w.js?id=1&x=2',
  'http://127.0.0.1:4000/chat.js',
  'http://localhost/chat.js',
])('the script of a chat may be %s', (script) => expect(taken({ script })).toBe(true))

it.each([
  'http://chat.example/widget.js',
  'http://localhost.example/chat.js',
  '/chat.js',
  'https://chat.example',
  'https://chat.example/w.js; script-src *',
  'https://chat.example/w.js,x',
  'https://chat.example/"onload=x',
  'https://a@chat.example/w.js',
  'data:text/javascript,1',
])('and not %s', (script) => expect(taken({ script })).toBe(false))

it.each([
  ['https://chat.example', true],
  ['https://*.chat.example:8443', true],
  ['wss://live.chat.example', true],
  ['ws://127.0.0.1:4000', true],
  ['*', false],
  ['https://*', false],
  ['https:', false],
  ["'unsafe-inline'", false],
  ['https://chat.example/path', false],
  ['https://chat.example; script-src *', false],
  ['http://chat.example', false],
])('of the sources %s: %j', (source, may) => expect(taken({ sources: [source] })).toBe(may))
