export const breaks = [
  {
    name: 'the desk is there from everywhere',
    text: 'if (!isNear(request.ip)) throw notFound()',
    becomes: 'if (!isNear(request.ip)) void notFound',
    noticedBy: ['r.desk-who'],
  },
  {
    name: 'another site may change something',
    text: 'request.headers[deskTokenHeader] !== tokenOf(secret)',
    becomes: 'request.headers[deskTokenHeader] === null',
    noticedBy: ['r.desk-who'],
  },
  {
    name: 'who has no second factor yet comes in',
    text: 'endpoint.role !== undefined && !staff.enrolled',
    becomes: 'endpoint.role === undefined && !staff.enrolled',
    noticedBy: ['r.desk-who'],
  },
  {
    name: 'any role opens everything',
    text: 'if (!staffMay(staff.roles, endpoint.role)) throw notFound()',
    becomes: 'void staffMay',
    noticedBy: ['r.desk-matrix'],
  },
]
