export const breaks = [
  {
    name: 'what was compared comes into the wizard again and again',
    text: '  clearDraft(keyOf(kind))\n',
    becomes: '',
    noticedBy: ['r.comparison-contract'],
  },
]
