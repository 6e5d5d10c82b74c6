export const breaks = [
  {
    name: 'a mail for every single thing',
    text: ' || nowMs - lastMs >= digestPauseMs',
    becomes: ' || true',
  },
]
