import * as z from 'zod/mini'
import { browserSettings, deploymentSchema } from '@endoll/api/deployment/deployment.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { requiredSettings } from '@endoll/api/deployment/required-settings.fixture.ts'
import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import { languages } from '@endoll/api/language.ts'
import type { SessionClaims } from '@endoll/api/session.ts'

const perLanguage = Object.fromEntries(languages.map((language) => [language, 'a']))

interface Wanted {
  readonly switches?: Partial<Record<SwitchName, boolean>>
  readonly contracting?: Partial<BrowserSettings['contracting']>
  readonly legal?: BrowserSettings['legal']
  readonly maintenance?: Partial<BrowserSettings['maintenance']>
  readonly homePage?: BrowserSettings['homePage']
  readonly cookieRejectAll?: boolean
  readonly leavingBattery?: BrowserSettings['leavingBattery']
  readonly batteryRenderType?: BrowserSettings['batteryRenderType']
}

/** Settings of a deployment with only what is required, and what the test gives: switches also of what is not built yet. */
export function settingsWith(wanted: Wanted = {}): BrowserSettings {
  const deployment = z.parse(deploymentSchema, { ...requiredSettings(perLanguage), ...wanted })
  return {
    ...browserSettings(deployment, { version: '0.0.0', mode: 'test' }),
    switches: deployment.switches,
  }
}

export function claimsOf(wanted: Partial<SessionClaims> = {}): SessionClaims {
  return {
    typ: 'session',
    sid: 's',
    sub: '7',
    email: 'laia@example.test',
    name: 'Laia',
    mobile: null,
    roles: [],
    groups: [],
    image: null,
    locale: 'ca',
    scope: 'all',
    login: 'plain',
    iat: 0,
    exp: 4_000_000_000,
    ...wanted,
  }
}
