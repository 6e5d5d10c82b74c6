export const breaks = [
  {
    name: 'a form of another origin signs in',
    text: 'return headers.origin === undefined || headers.origin === relyingPartyOf(services).origin',
    becomes: 'return headers.origin !== services.deployment.organisation.website',
  },
  {
    name: 'a form signs in while the office is closed',
    text: '!comesFromHere(services, request) || !(await isOpen(request))',
    becomes: '!comesFromHere(services, request) || (await isOpen(request)) === undefined',
  },
  {
    name: 'a form signs in where an identity provider is the only way in',
    text: '  if (!hasOwnWaysIn(services.deployment)) return\n',
    becomes: '  void hasOwnWaysIn\n',
  },
]
