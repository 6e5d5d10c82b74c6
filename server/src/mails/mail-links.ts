import type { Language } from '@endoll/api/language.ts'

/** Pages that mails link to, as in web/src/site/paths.ts; scripts/mail-links.test.ts compares them. */
export const mailPages = {
  request: { es: '/solicitudes/', ca: '/solicituts/', en: '/requests/' },
  profile: { es: '/perfil', ca: '/perfil', en: '/profile' },
} as const satisfies Record<string, Record<Language, string>>

/** Parameter of the profile page with the token of a new address. */
export const confirmParameter = 'email_token'
