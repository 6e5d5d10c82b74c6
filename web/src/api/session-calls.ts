import type * as session from '@endoll/contract/session.ts'
import type { Wire } from './call.ts'

/**
 * The contract's session calls without their schemas: the login page carries no validation library for replies
 * that it only reads. The compiler holds every word against contract/src/session.ts.
 */
export const getToken: Wire<typeof session.getToken> = {
  method: 'POST',
  path: 'get_token',
  access: 'anonymous',
}

export const refreshToken: Wire<typeof session.refreshToken> = {
  method: 'GET',
  path: 'user/refresh',
  access: 'session',
  cookie: true,
}

export const exchangeHandOff: Wire<typeof session.exchangeHandOff> = {
  method: 'POST',
  path: 'user/hand_off',
  access: 'anonymous',
}

export const logout: Wire<typeof session.logout> = { method: 'POST', path: 'user/logout', access: 'session' }

export const changePassword: Wire<typeof session.changePassword> = {
  method: 'POST',
  path: 'user/password',
  access: 'session',
}
