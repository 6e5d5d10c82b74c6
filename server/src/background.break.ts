export const breaks = [
  {
    name: 'jobs go on during maintenance',
    text: 'if (!isClosed(deployment.maintenance, clock.nowMs())) return work()',
    becomes: 'if (clock) return work()',
  },
]
