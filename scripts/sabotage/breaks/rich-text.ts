import type { Break } from '../breaks.ts'

const file = 'server/src/platform/rich-text.ts'
const tests = ['server/src/platform/rich-text.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a message may bring a frame',
    file,
    text: "    'hr',\n",
    becomes: "    'hr',\n    'iframe',\n    'svg',\n",
    tests,
  },
  {
    name: 'a message may have attributes that run',
    file,
    text: "a: ['href', 'rel']",
    becomes: "'*': ['*']",
    tests,
  },
  {
    name: 'a link of a message may lead anywhere',
    file,
    text: 'leads.test(href)',
    becomes: 'leads.source !== href',
    tests,
  },
]
