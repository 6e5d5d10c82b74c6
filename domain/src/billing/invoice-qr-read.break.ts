export const breaks = [
  {
    name: 'one bad optional value refuses a link',
    text: 'NEEDED.find((key) => notValid.has(key))',
    becomes: 'invoiceQrKeys.find((key) => notValid.has(key))',
  },
  {
    name: 'a bad span of a link is only named',
    text: 'NEEDED.find((key) => notValid.has(key))',
    becomes: "(['pP1', 'pP2'] as const).find((key) => notValid.has(key))",
  },
]
