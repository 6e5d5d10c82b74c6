export const breaks = [
  {
    name: 'a network may send files without end',
    text: 'await this.#pay(0, 1)',
    becomes: '',
    noticedBy: ['r.file-budgets'],
  },
  {
    name: 'bytes of files are not paid for',
    text: 'await this.#pay(this.#announced ?? stepBytes, 0)',
    becomes: '',
    noticedBy: ['r.file-budgets'],
  },
  {
    name: 'a call that does not say how long it is pays nothing more',
    text: 'if (paid < 0) {',
    becomes: 'if (paid < -1e12) {',
    noticedBy: ['r.file-budgets'],
  },
  {
    name: 'files of a refused call stay',
    text: 'if (reply.statusCode >= 400) await',
    becomes: 'if (reply.statusCode >= 900) await',
    noticedBy: ['r.file-budgets'],
  },
  {
    name: 'files of a call that is broken off stay',
    text: "if (how === 'broken off') this",
    becomes: "if (how === 'answered' && this.#isRefused) this",
    noticedBy: ['r.file-budgets'],
  },
  {
    name: 'visitors take the room of customers',
    text: ".where(whose === 'account' ? isOfAccount : sql<boolean>`not ${isOfAccount}`)",
    becomes: ".where(whose === 'account' || whose === 'network' ? sql<boolean>`true` : isOfAccount)",
    noticedBy: ['r.file-budgets'],
  },
  {
    name: 'one sender takes all the room',
    text: 'if (own + bytes > fileLimits[this.#whose].bytes)',
    becomes: 'if (own < 0)',
    noticedBy: ['r.file-budgets'],
  },
]
