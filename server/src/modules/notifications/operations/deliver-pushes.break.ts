export const breaks = [
  {
    name: 'what was handed over is sent again',
    text: '.set({ handed_at: at(clock.nowMs()) })',
    becomes: '.set({ handed_at: null })',
    noticedBy: ['r.push'],
  },
  {
    name: 'what may have been taken is sent again',
    text: "return outcome === 'busy'\n",
    becomes: "return outcome === 'busy' || outcome === 'unknown'\n",
    noticedBy: ['r.push'],
  },
  {
    name: 'a subscription that has ended is kept',
    text: "if (outcome === 'gone') {",
    becomes: "if (outcome === 'gone' && row.attempts > 99) {",
    noticedBy: ['r.push'],
  },
]
