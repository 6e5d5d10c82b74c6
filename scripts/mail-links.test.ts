// Mails lead to pages that there are, though the server may not import the browser's paths.
import { expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { mailPages } from '../server/src/mails/mail-links.ts'
import { routes } from '../web/src/site/paths.ts'

it.each(languages)('mails in %s lead to the pages of the site', (language) => {
  expect(`${mailPages.request[language]}$id`).toBe(routes.request[language])
  expect(mailPages.profile[language]).toBe(routes.profile[language])
})
