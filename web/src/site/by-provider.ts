import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { LoginType } from '@endoll/api/session.ts'

/** Whether the identity provider is the only way in. */
export function onlyByProvider({ identityProvider }: Pick<BrowserSettings, 'identityProvider'>): boolean {
  return identityProvider?.ownPasswords === false
}

/** Where the password is changed of somebody who has signed in through the provider; null if it is changed here. */
export function outsidePassword(
  settings: Pick<BrowserSettings, 'identityProvider' | 'session'>,
  login: LoginType | undefined,
): string | null {
  if (settings.identityProvider === null) return null
  return login === 'oidc' || onlyByProvider(settings) ? settings.session.changePasswordAddress : null
}
