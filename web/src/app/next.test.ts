import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { matchPath, path, routeKeys } from '../site/paths.ts'
import { safeNext } from './next.ts'

function everything() {
  return true
}

it.each([
  ['/contratos', '/contractes'],
  ['/contracts', '/contractes'],
  [
    '/ver-contratos?contract=0042&function=consumption#top',
    '/veure-contractes?contract=0042&function=consumption#top',
  ],
  ['/contratos/A%20%2F1/facturas', '/contractes/A%20%2F1/factures'],
  ['/contratos/', '/contractes'],
])('leads from %s to %s', (next, expected) => {
  expect(safeNext(next, 'ca', everything)).toBe(expected)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example/contratos',
  'javascript:alert(1)',
  'contratos',
  '/nowhere',
  '/acceso',
  '/logout',
  '/contratos/%E0%A4%A/facturas',
  '/contratos/..//evil.example',
  '',
])('does not follow %j', (next) => {
  expect(safeNext(next, 'es', everything)).toBeUndefined()
})

it('does not lead to a page that the deployment does not offer', () => {
  expect(safeNext('/comparador', 'es', (key) => key !== 'priceComparator')).toBeUndefined()
})

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'/\\.:@?#%\t\r\n \u0000',
        '..',
        '//',
        '/\\',
        '%2f',
        '%5c',
        '%2e',
        '%00',
        '%E0',
        '\u202e',
        '／',
        '。',
      ),
      fc.constantFrom(
        'evil.example',
        'javascript:',
        'https:',
        'contratos',
        'contractes',
        'facturas',
        'ver-contratos',
        'acceso',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''))
const rooted = fc.tuple(
  fc.constantFrom('', '/', '/contratos', '/contratos/', '/solicitudes/', '/ver-contratos?'),
  hostile,
)

it('whatever is asked, the way leads to a known page of this site or nowhere [r.next]', () => {
  fc.assert(
    fc.property(rooted, fc.constantFrom(...languages), ([start, rest], language) => {
      const result = safeNext(start + rest, language, everything)
      if (result === undefined) return
      expect(result).toMatch(/^\/(?![/\\])/)
      const url = new URL(result, 'https://office.test')
      expect(url.origin).toBe('https://office.test')
      expect(matchPath(url.pathname)).toBeDefined()
    }),
    { numRuns: 20_000 },
  )
})

it('a name made of anything comes back as itself', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.isWellFormed() && text !== '.' && text !== '..')
  fc.assert(
    fc.property(name, fc.constantFrom(...languages), (contractName, language) => {
      const address = path('contractInvoices', { contractName }, language)
      expect(matchPath(address)).toEqual({ key: 'contractInvoices', params: { contractName }, language })
      expect(safeNext(address, language, everything)).toBe(address)
    }),
  )
})

it('every page that may follow a login is found again [c2.paths] [c2.login-next]', () => {
  const followed = routeKeys.filter((key) =>
    safeNext(path(key, { id: '1', contractName: '1' }, 'en'), 'es', everything),
  )
  expect(routeKeys.filter((key) => !followed.includes(key))).toEqual([
    'login',
    'connect',
    'register',
    'activate',
    'resetPassword',
    'logout',
    'loading',
  ])
})
