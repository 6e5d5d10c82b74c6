import * as contract from '@endoll/api/home.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readHome } from './queries.ts'

export function homeRoutes(services: Services) {
  return implement('home', contract, {
    readHome: ({ caller, locale, request }) => readHome(services, caller, { locale, log: request.log }),
  })
}
