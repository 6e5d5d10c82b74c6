export const breaks = [
  {
    name: 'a new key signs before every server knows it',
    text: 'fromMs: nowMs + announcedMs',
    becomes: 'fromMs: nowMs',
    noticedBy: ['r.keys-take-turns'],
  },
  {
    name: 'a new key signs everybody out',
    text: "where('key', 'like', `${first}-%`)",
    becomes: "where('key', 'like', `${first}+%`)",
    noticedBy: ['r.keys-take-turns'],
  },
  {
    name: 'a server never reads its keys again',
    text: 'const readAgainMs = 60_000',
    becomes: 'const readAgainMs = 60_000_000',
    noticedBy: ['r.keys-take-turns'],
  },
  {
    name: 'a key is deleted while browsers are known by it',
    text: 'const keptMs = 400 * 86_400_000',
    becomes: 'const keptMs = 40 * 86_400_000',
    noticedBy: ['r.keys-take-turns'],
  },
]
