export const breaks = [
  {
    name: 'an account changes without its passkey',
    text: '  stepUp: true,\n',
    becomes: '',
    noticedBy: ['r.step-up'],
  },
]
