export const breaks = [
  {
    name: 'a place is given back with the answer alone',
    text: ".once('close', () => life.end('broken off'))\n  return life",
    becomes: '\n  return life',
  },
  {
    name: 'a call behind another never hears of the end of its connection',
    text: "for (const call of calls) call.end('broken off')",
    becomes: 'calls.clear()',
  },
  {
    name: 'a place is given back twice',
    text: 'if (isHeld) held -= much',
    becomes: 'if (isHeld || held > 0) held -= much',
  },
  {
    name: 'what is held for a call that is over is held for ever',
    text: 'if (this.#end) work(this.#end)',
    becomes: 'if (this.#end && this.isRead === undefined) work(this.#end)',
  },
  {
    name: 'a call begins as whatever opened the database',
    text: 'current.run(lifeOf(call), () => asNobody(done))',
    becomes: 'current.run(lifeOf(call), done)',
    noticedBy: ['r.scope-declared'],
  },
]
