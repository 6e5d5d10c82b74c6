export const breaks = [
  {
    name: 'what comes into a battery makes it last less',
    text: 'latest: after(outCents - inCents)',
    becomes: 'latest: after(outCents + inCents)',
  },
]
