import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'the anchor of a card opens no place',
    file: 'web/src/pages/contract/contract-cards.ts',
    text: 'cards.find(({ name }) => hash === cellId(name))?.place ??',
    becomes: '',
    tests: ['web/src/pages/contract/contract-cards.test.ts'],
  },
  {
    name: 'a place without a card stands among the ways',
    file: 'web/src/pages/contract/contract-cards.ts',
    text: '.filter((one) => one.cards.length > 0)',
    becomes: '',
    tests: ['web/src/pages/contract/contract-cards.test.ts'],
  },
]
