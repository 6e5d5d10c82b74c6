export const breaks = [
  {
    name: 'ad blockers are looked for where the notice is switched off',
    text: 'if (!adBlockerNotice) return null',
    becomes: '',
  },
]
