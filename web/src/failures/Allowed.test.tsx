import { createCase } from '@endoll/api/cases.ts'
import { expect, it } from 'vitest'
import { actingQuery } from '../calls/acting.ts'
import { errors } from '../i18n/messages/es.ts'
import { SiteProvider, useSite } from '../site/site.tsx'
import { markupOf, wordsOf } from '../testing/markup.tsx'
import { Allowed } from './Allowed.tsx'

function Acting() {
  return (
    <SiteProvider value={{ ...useSite(), acting: '7' }}>
      <Allowed endpoint={createCase}>the form</Allowed>
    </SiteProvider>
  )
}

it.each([
  ['manage', /^the form$/],
  ['look', /no le permite hacer esto/],
  [undefined, /^$/],
] as const)('a form for whoever acts as %s: %s [r.acting-controls]', (role, words) => {
  const known = role ? [{ of: actingQuery(), data: { customer: 'Rosa', role } }] : []
  expect(wordsOf(markupOf(<Acting />, { errors }, known))).toMatch(words)
})
