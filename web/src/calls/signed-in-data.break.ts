export const breaks = [
  {
    name: 'what a page came with stays in it',
    text: '  element.remove()\n',
    becomes: '',
  },
  {
    name: 'a reply that a page came with is taken again and again',
    text: '  delete data.replies[address]\n',
    becomes: '',
  },
  {
    name: 'a page is taken for whole before all it came with is taken',
    text: 'return tokenTaken && Object.keys(data.replies).length === 0',
    becomes: 'return tokenTaken',
  },
  {
    name: 'a page is taken for whole without its session',
    text: 'return tokenTaken && Object',
    becomes: 'return Object',
  },
  {
    name: 'what a page came with is taken for an hour',
    text: 'const freshMs = 60_000',
    becomes: 'const freshMs = 3_600_000',
  },
  {
    name: 'what a page came with is hardly ever taken',
    text: 'const freshMs = 60_000',
    becomes: 'const freshMs = 6_000',
  },
  {
    name: 'a phone that slept shows what its page came with',
    text: 'Math.max(performance.now(), Math.min(now - performance.timeOrigin, now - madeMs))',
    becomes: 'performance.now()',
  },
  {
    name: 'a browser that once slept never takes what a page came with',
    text: 'Math.min(now - performance.timeOrigin, now - madeMs)',
    becomes: 'now - performance.timeOrigin',
  },
  {
    name: 'a phone whose clock is fast never takes what a page came with',
    text: 'Math.min(now - performance.timeOrigin, now - madeMs)',
    becomes: 'now - madeMs',
  },
]
