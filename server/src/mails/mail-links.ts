import type { Language } from '@endoll/api/language.ts'

/** Pages that mails lead to, as web/src/site/paths.ts has them; scripts/mail-links.test.ts holds the two together. */
export const mailPages = {
  request: { es: '/solicitudes/', ca: '/solicituts/', en: '/requests/' },
  profile: { es: '/perfil', ca: '/perfil', en: '/profile' },
} as const satisfies Record<string, Record<Language, string>>

/** Name under which the profile page is told the token of a new address. */
export const confirmParameter = 'email_token'
