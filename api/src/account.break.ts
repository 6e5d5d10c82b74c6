export const breaks = [
  {
    name: 'a link serves for an hour',
    text: 'passwordLinkMinutes = 30',
    becomes: 'passwordLinkMinutes = 60',
    noticedBy: ['v5.reset'],
  },
]
