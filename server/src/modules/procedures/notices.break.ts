export const breaks = [
  {
    name: 'letters by e-mail do not wait for the new address',
    text: '...(pending === null ? {} : { waitsForEmail: true }),',
    becomes: '',
  },
]
