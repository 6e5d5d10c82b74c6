export const breaks = [
  {
    name: 'a draft without its signing day is in process',
    text: "signDay === null ? 'waitingSignature' : 'inProcess'",
    becomes: "signDay === '' ? 'waitingSignature' : 'inProcess'",
  },
  {
    name: 'a contract of an unknown state is active',
    text: "if (state !== draftState) return 'closed'",
    becomes: "if (state === 'baixa') return 'closed'",
  },
]
