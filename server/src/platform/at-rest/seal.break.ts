export const breaks = [
  {
    name: 'who is stored under an earlier key is not found',
    text: 'return [...heldKeys().map((key)',
    becomes: 'return [...heldKeys().slice(0, 1).map((key)',
    noticedBy: ['r.at-rest-alike'],
  },
  {
    name: 'what is written stays as it is',
    text: 'if (key) return sealWith(key, place, text)',
    becomes: 'if (key && text === mark) return sealWith(key, place, text)',
    noticedBy: ['r.at-rest'],
  },
  {
    name: 'an account opens in another row',
    text: '[column, ...names.map((name) => String(row[name])), ...path]',
    becomes: '[column, String(names.length), ...path]',
    noticedBy: ['r.at-rest-place'],
  },
  {
    name: 'an account opens in another column',
    text: ': [column, ...names',
    becomes: ': [...names',
    noticedBy: ['r.at-rest-place'],
  },
  {
    name: 'only the key that seals opens',
    text: 'const key = heldKeys().find((one) => one.id === id)',
    becomes: 'const key = heldKeys().slice(0, 1).find((one) => one.id === id)',
    noticedBy: ['r.at-rest-rotation'],
  },
]
