import { describe, expect, it } from 'vitest'
import type { PageReply } from '@endoll/api/page.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { routeKeys, routes } from '../site/paths.ts'
import { claimsOf, settingsWith } from '../testing/site.ts'
import { sendable } from '../testing/takes-press.ts'
import { afterSignIn, render, signInPaths } from './server-entry.tsx'

const settings = settingsWith({ homePage: 'contracts' })

function tokenOf(claims: SessionClaims): string {
  return `h.${btoa(JSON.stringify(claims))}.s`
}
async function rendered(url: string, more: Partial<Parameters<typeof render>[0]> = {}) {
  return render({ settings, locale: undefined, url, overrides: {}, ...more })
}
async function documentOf(...asked: Parameters<typeof rendered>) {
  const reply = await rendered(...asked)
  if (reply.kind !== 'page') throw new Error(`redirected to ${reply.to}`)
  return reply satisfies PageReply
}

describe('a form that is sent before the page’s code runs [r.sign-in-form]', () => {
  const lacks = { user: false, password: false }

  it.each([
    [
      'the wrong password',
      { lacks, asksCode: false, failure: 'bad_credentials' },
      ['role="alert"'],
      ['name="code"'],
    ],
    [
      'what was left empty',
      { lacks: { user: false, password: true }, asksCode: false },
      ['Este dato es obligatorio', 'aria-invalid="true"'],
      ['role="alert"', 'name="code"'],
    ],
    [
      'the code of an app',
      { lacks, asksCode: true },
      ['name="code"', 'La cuenta pide también un código'],
      ['role="alert"'],
    ],
    [
      'a code that is wrong',
      { lacks, asksCode: true, failure: 'code_wrong' },
      ['name="code"', 'role="alert"', 'La cuenta pide también un código'],
      [],
    ],
  ] as const)('is drawn again with the words for %s', async (_, wrong, there, away) => {
    const { markup } = await documentOf('/acceso', { refused: { user: 'laia"@x', ...wrong } })
    expect(markup).toContain('value="laia&quot;@x"')
    for (const words of there) expect(markup).toContain(words)
    for (const words of away) expect(markup).not.toContain(words)
  })

  it.each([
    ['/acceso', 'ca', undefined, '/contractes'],
    ['/acceso?next=%2Ffacturas%3Fpage%3D2', 'es', undefined, '/facturas?page=2'],
    ['/acces?next=%2Ffacturas', 'es', 'ca', '/facturas'],
    ['/acceso?next=https%3A%2F%2Fevil.example%2F', 'es', undefined, '/contratos'],
    ['/acceso?next=%2F%2Fevil.example', 'es', undefined, '/contratos'],
    ['/acceso?next=%2Facceso', 'es', undefined, '/contratos'],
    ['/acceso?next=%2Fcomparador', 'es', undefined, '/contratos'],
  ] as const)(
    'leads from %s in the language of the account (%s) on to its next',
    (url, account, locale, to) => {
      const token = tokenOf(claimsOf({ locale: account }))
      expect(afterSignIn({ settings, locale, url }, token)).toBe(to)
    },
  )

  it('leads whoever must change the password to that first', () => {
    const token = tokenOf(claimsOf({ locale: 'es', scope: 'pwchange' }))
    const url = '/acceso?next=%2Ffacturas'
    expect(afterSignIn({ settings, locale: undefined, url }, token)).toBe('/cambio-de-clave?next=%2Ffacturas')
  })

  it('signs in, or cannot be sent yet and says so: no page draws another', async () => {
    const all = {
      ...settings,
      switches: {
        ...settings.switches,
        signup: true,
        unsignedContact: true,
        comparator: true,
        powerCalculator: true,
        sso: true,
        newElectricityContractation: true,
        newGasContractation: true,
      },
      homePage: 'home' as const,
    }
    const working: string[] = []
    for (const url of routeKeys.map((key) => routes[key].es.replaceAll(/\$\w+/g, '1'))) {
      const reply = await rendered(url, { settings: all })
      if (reply.kind === 'page' && sendable(reply.markup).length > 0) working.push(url)
    }
    expect(working).toEqual(signInPaths().filter((path) => path === '/acceso'))
    expect((await documentOf('/activacion', { settings: all })).markup).toContain(
      'La página se está cargando',
    )
  })
})
