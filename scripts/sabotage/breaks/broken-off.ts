import type { Break } from '../breaks.ts'

const held = ['server/src/platform/http/held.test.ts']
const brokenOff = ['server/src/broken-off.test.ts']
const file = 'server/src/platform/http/held.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a place is given back with the answer alone',
    file,
    text: ".once('close', () => life.end('broken off'))\n  return life",
    becomes: '\n  return life',
    tests: held,
  },
  {
    name: 'a call behind another never hears of the end of its connection',
    file,
    text: "for (const call of calls) call.end('broken off')",
    becomes: 'calls.clear()',
    tests: held,
  },
  {
    name: 'a place is given back twice',
    file,
    text: 'if (isHeld) held -= much',
    becomes: 'if (isHeld || held > 0) held -= much',
    tests: held,
  },
  {
    name: 'what is held for a call that is over is held for ever',
    file,
    text: 'if (this.#end) work(this.#end)',
    becomes: 'if (this.#end && this.isRead === undefined) work(this.#end)',
    tests: held,
  },
  {
    name: 'calls under way are counted by their answers alone',
    file: 'server/src/platform/http/shed-load.ts',
    text: "whileCallLasts({ request, reply }, counts[apart ?? 'shared'].take())",
    becomes:
      "const giveBack = counts[apart ?? 'shared'].take()\n    whileCallLasts({ request, reply }, (how) => how === 'answered' && giveBack())",
    tests: brokenOff,
  },
  {
    name: 'whoever waits for a hash stays when the call is over',
    file: 'server/src/modules/session/work-queue.ts',
    text: 'reject(new CallOver())',
    becomes: 'void CallOver',
    tests: ['server/src/modules/session/work-queue.test.ts'],
  },
  {
    name: 'a read for which nobody waits takes a connection',
    file: 'server/src/platform/db/lending-pool.ts',
    text: 'if (call?.isRead && call.isBrokenOff) throw new CallOver()',
    becomes: 'if (call?.isBrokenOff && !call.isRead) throw new CallOver()',
    tests: held,
  },
  {
    name: 'a caller who has gone is a failure of ours',
    file: 'server/src/platform/http/reply-errors.ts',
    text: 'if (!lifeOf(call).isBrokenOff) return false',
    becomes: 'if (lifeOf(call).isBrokenOff) return false',
    tests: brokenOff,
  },
  {
    name: 'a server that refuses everything is ready',
    file: 'server/src/app.ts',
    text: 'shedding?.refusesIdly() ?? false',
    becomes: 'shedding === undefined',
    tests: held,
  },
]
