export const breaks = [
  {
    name: 'a mail for every single thing',
    text: ' || nowMs - lastMs >= pauseMs',
    becomes: ' || true',
  },
  {
    name: 'many contracts fill a mailbox',
    text: 'isOfMany ? manyPauseMs : digestPauseMs',
    becomes: 'isOfMany ? digestPauseMs : digestPauseMs',
  },
]
