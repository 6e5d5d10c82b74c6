import { expect, it } from 'vitest'
import { ApiError } from '../../calls/api-error.ts'
import { app, errors } from '../../i18n/messages/es.ts'
import { inline } from '../../form/inline/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import type { CallState } from '../../testing/markup.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'
import { AccountCards } from './AccountCards.tsx'
import { profile as texts } from './messages/es.ts'
import { profileQuery } from './profile-query.ts'

const profile = {
  name: 'Núria Solé',
  nif: '00000000T',
  email: 'nuria@correu.test',
  pending_email: null,
  email_problem: null,
  mobile: null,
  locale: 'es',
  memberships: [],
}

function shown(state?: Omit<CallState, 'of'>) {
  return wordsOf(
    markupOf(
      <ToastProvider label="Avisos" dismissLabel="Cerrar">
        <AccountCards />
      </ToastProvider>,
      { profile: texts, app, errors, inline },
      state ? [{ of: profileQuery(), ...state }] : [],
    ),
  )
}

it.each([
  ['fetching', undefined, /^Cargando el perfil$/],
  ['loaded', { data: profile }, /Núria Solé .*00000000T .*nuria@correu\.test .*Ninguno/],
  [
    'failed',
    { error: new ApiError('internal', 500, {}, 'r-1') },
    /^No hemos podido cargar el perfil .*Volver/,
  ],
  [
    'failed after it was loaded',
    { data: profile, error: new ApiError('internal', 500, {}, 'r-1') },
    /Núria Solé/,
  ],
] as const)('the profile while it is %s [c4.fetching]', (_, state, words) => {
  expect(shown(state)).toMatch(words)
})

it('a member of the cooperative sees the number, since when, and what is paid in', () => {
  const memberships = [
    { number: 'S-0412', share: 100, since: '2019-03-01' },
    { number: 'S-0977', share: 1250.5, since: '2024-11-21' },
  ]
  const words = shown({ data: { ...profile, memberships } })
  expect(words).toMatch(/S-0412 Desde el 1 de marzo de 2019, con 100,00 € de capital aportado\./)
  expect(words).toMatch(/S-0977 Desde el 21 de noviembre de 2024, con 1\.?250,50 € de capital aportado\./)
  expect(shown({ data: profile })).not.toContain(texts.person.member)
})
