import { expect, it } from 'vitest'
import { atMoment } from '../../site/clock.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'
import * as ca from './messages/ca.ts'
import * as en from './messages/en.ts'
import * as es from './messages/es.ts'
import { sessionsQuery } from './profile-query.ts'
import { SessionsCard } from './SessionsCard.tsx'

/** Three browsers of one kind, two signed in within the same minute, and one unknown. */
const sessions = [
  ['here', 'Chrome · Linux', '2026-11-30T08:00:10Z', '2026-11-30T11:59:00Z'],
  ['lost', 'Chrome · Linux', '2026-11-29T18:30:05Z', '2026-11-30T11:00:00Z'],
  ['twin', 'Chrome · Linux', '2026-11-29T18:30:40Z', '2026-11-30T09:00:00Z'],
  ['other', '', '2026-11-28T10:00:00Z', '2026-11-29T12:00:00Z'],
].map(([id, device, created_at, seen_at]) => ({ id, device, created_at, seen_at, current: id === 'here' }))

function shown({ profile }: typeof es | typeof ca | typeof en): string {
  return atMoment(Date.parse('2026-11-30T12:00:00Z'), () =>
    markupOf(
      <ToastProvider label="Avisos" dismissLabel="Cerrar">
        <SessionsCard />
      </ToastProvider>,
      { profile: profile as typeof es.profile },
      [{ of: sessionsQuery(), data: sessions }],
    ),
  )
}

/** What a screen reader calls the buttons of the list. */
function named(markup: string): readonly string[] {
  return [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name ?? '')
}

it.each([
  ['es', es],
  ['ca', ca],
  ['en', en],
])('in %s every session but this one has a button, and no two have one name', (_, texts) => {
  const names = named(shown(texts))
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toContain(texts.profile.sessions.endOne)
})

it('says of each which it is, since when, and when it was last used', () => {
  const words = wordsOf(shown(es))
  expect(words).toContain('Chrome · Linux (3) Esta sesión En uso ahora · abierta el 30/11/2026 09:00')
  expect(words).toContain('Chrome · Linux (1) En uso hace 1 hora · abierta el 29/11/2026 19:30')
  expect(words).toContain('Chrome · Linux (2) En uso hace 3 horas · abierta el 29/11/2026 19:30')
  expect(words).toContain('Navegador desconocido En uso ayer · abierta el 28/11/2026 11:00')
  expect(named(shown(es))[1]).toBe('Cerrar sesión: Chrome · Linux (2), abierta el 29/11/2026 19:30')
})
