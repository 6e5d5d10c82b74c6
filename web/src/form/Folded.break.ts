export const breaks = [
  {
    name: 'an error stays folded away',
    text: 'if (isWrong && !open) setOpen(true)',
    becomes: 'if (isWrong && open) setOpen(true)',
  },
]
