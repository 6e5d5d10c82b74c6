export const breaks = [
  {
    name: 'a file signs what nobody has signed',
    text: "state === 'waiting_signature' ? closeByFile : takeEffectByFile",
    becomes: "state === 'submitted' ? closeByFile : takeEffectByFile",
    noticedBy: ['r.folder-day'],
  },
]
