export const breaks = [
  {
    name: 'a password manager is not led to the provider’s page',
    text: 'session.changePasswordAddress ?? passwordPage',
    becomes: 'passwordPage',
    noticedBy: ['r.well-known'],
  },
]
