export const breaks = [
  {
    name: 'a password alone signs in where an app has codes',
    text: '  if (steppedUp) {',
    becomes: '  if (steppedUp && code !== undefined) {',
    noticedBy: ['r.app-codes'],
  },
  {
    name: 'a link outlives signing in',
    text: 'await endPasswordLinks(transaction, services.clock.nowMs(), { accountId: account.id })',
    becomes: 'void endPasswordLinks',
    noticedBy: ['v5.reset'],
  },
]
