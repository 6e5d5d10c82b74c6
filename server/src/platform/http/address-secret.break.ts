export const breaks = [
  {
    name: 'email_token in an address is no secret',
    text: '/(^|_)(token|secret)$/i',
    becomes: '/^(token|secret)$/i',
  },
  {
    name: 'the link of a new address is no secret',
    text: '/(^|_)(token|secret)$/i',
    becomes: '/^(token|secret)$/i',
  },
]
