import { expect, it } from 'vitest'
import { app } from '../i18n/messages/es.ts'
import { markupOf } from '../testing/markup.tsx'
import { settingsWith } from '../testing/site.ts'
import { CookieDialog } from './CookieDialog.tsx'

/** Labels of the buttons of the banner. */
function buttons(cookieRejectAll?: boolean) {
  const wanted = cookieRejectAll === undefined ? {} : { cookieRejectAll }
  const markup = markupOf(<CookieDialog onDone={() => undefined} />, { app }, [], settingsWith(wanted))
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label = '']) =>
    label.replaceAll(/<[^>]+>/g, ''),
  )
}

it('the cookie banner offers to reject all unless the deployment wants the specification’s two choices [v2.cookie-dialog]', () => {
  expect(buttons()).toEqual(['Aceptar todas', 'Rechazar todas', 'Elegir'])
  expect(buttons(false)).toEqual(['Aceptar todas', 'Elegir'])
})
