export const breaks = [
  {
    name: 'plans older than their tables are kept',
    text: 'this.#generation += 1',
    becomes: 'this.#generation += 0',
    noticedBy: ['r.older-server'],
  },
]
