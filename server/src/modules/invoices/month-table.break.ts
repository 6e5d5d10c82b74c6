export const breaks = [
  {
    name: 'a bill that annuls another is added to the month',
    text: 'return cents === 0 ? 0 : (isRefund(type) ? -cents : cents) / 100',
    becomes: 'return cents === 0 ? 0 : (isRefund(type) ? cents : cents) / 100',
  },
]
