export const breaks = [
  {
    name: 'a limit is set for a contract that was closed',
    text: "if (state !== 'activa' &&",
    becomes: "if (state === 'none' &&",
    noticedBy: ['r.watches'],
  },
]
