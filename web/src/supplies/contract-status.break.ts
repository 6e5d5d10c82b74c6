export const breaks = [
  {
    name: 'a draft without its signing day is in process',
    text: "sign_date === null ? 'waitingSignature' : 'inProcess'",
    becomes: "sign_date === '' ? 'waitingSignature' : 'inProcess'",
  },
  {
    name: 'a contract of an unknown state is active',
    text: "if (state !== 'esborrany') return 'closed'",
    becomes: "if (state === 'baixa') return 'closed'",
  },
]
