export const breaks = [
  {
    name: 'a change of a closed contract is offered',
    text: "state === 'activa' ?",
    becomes: "state !== 'baixa' ?",
  },
]
