export const breaks = [
  {
    name: 'a reading that fails takes all metrics with it',
    text: 'gauges.get(readFailed)!.set({ reading: of }, 1)',
    becomes: 'throw new Error(of)',
    noticedBy: ['r.metrics-without-database'],
  },
]
