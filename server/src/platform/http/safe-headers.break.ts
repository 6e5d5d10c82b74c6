export const breaks = [
  {
    name: 'replies may be kept by whoever carries them',
    text: "'private, no-store'",
    becomes: "'public'",
    noticedBy: ['r.packed-bodies'],
  },
  {
    name: 'replies may be shown in a frame',
    text: "default-src 'none'; frame-ancestors 'none'",
    becomes: "default-src 'none'",
    noticedBy: ['r.packed-bodies'],
  },
]
