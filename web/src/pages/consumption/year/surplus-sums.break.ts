export const breaks = [
  {
    name: 'what the cap held back counts spans without a cap',
    text: 'spans.filter(({ surplus_capped }) => surplus_capped)',
    becomes: 'spans.filter(({ surplus_capped }) => surplus_capped !== undefined)',
  },
]
