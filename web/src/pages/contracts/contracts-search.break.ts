export const breaks = [
  {
    name: 'a choice that changes nothing is offered',
    text: '(count > 0 && count < all)',
    becomes: 'count > 0',
  },
]
