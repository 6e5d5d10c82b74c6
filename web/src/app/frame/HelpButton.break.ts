export const breaks = [
  {
    name: 'help is offered where it is switched off',
    text: 'if (!settings.switches.helpDialog) return null',
    becomes: '',
    noticedBy: ['r.switches-read'],
  },
]
