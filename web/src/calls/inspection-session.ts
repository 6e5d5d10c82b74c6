import { defaultLanguage, isLocale } from '@endoll/api/language.ts'
import { inspectionMinutes } from '@endoll/api/inspection.ts'
import { configureCalls } from './call.ts'
import { setSession } from './session-state.ts'

/**
 * What stands for a session while somebody of the desk reads a customer's office. A cookie says with each call who it is, and
 * there is neither a token nor an account: no session of this browser is asked for, renewed or ended.
 */
export function holdInspection(): void {
  const { lang } = document.documentElement
  configureCalls({ renew: async () => true, rejected: () => undefined })
  setSession({
    status: 'signed-in',
    claims: {
      typ: 'session',
      sid: '',
      sub: '',
      email: '',
      name: '',
      mobile: null,
      roles: [],
      groups: [],
      image: null,
      // In the language of the browser that reads it.
      locale: isLocale(lang) ? lang : defaultLanguage,
      scope: 'all',
      iat: 0,
      exp: inspectionMinutes * 60,
    },
  })
}
