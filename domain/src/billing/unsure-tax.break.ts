export const breaks = [
  {
    name: 'the IVA of services is unsure',
    text: "tax === 'IVA' && apart &&",
    becomes: "tax === 'IVA' && !apart &&",
  },
]
