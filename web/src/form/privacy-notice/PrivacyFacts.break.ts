export const breaks = [
  {
    name: 'rights are asked of customer service, though a data protection officer is named',
    text: 'mailTo(officer ?? email)',
    becomes: 'mailTo(email)',
    noticedBy: ['law.9.privacy'],
  },
]
