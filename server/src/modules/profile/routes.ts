import * as contract from '@endoll/api/profile.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { changeLanguage } from './operations.ts'
import { getProfile } from './queries.ts'

export function profileRoutes(services: Services) {
  return implement('profile', contract, {
    getProfile: ({ caller }) => getProfile(services, caller),
    changeLanguage: ({ caller, body }) => changeLanguage(services, caller, body.locale),
  })
}
