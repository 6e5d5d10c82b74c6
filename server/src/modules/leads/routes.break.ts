export const breaks = [
  {
    name: 'the summary before the contract forgets the use of the bill',
    text: 'create(body, asked, query.yearly_use)',
    becomes: 'create(body, asked)',
  },
]
