export const breaks = [
  {
    name: 'whoever holds a link gets the receipt with the name of the customer',
    text: '{ withReceipt: false }',
    becomes: '{ withReceipt: true }',
  },
]
