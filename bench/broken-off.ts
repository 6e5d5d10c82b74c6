// Calls of which one in ten is broken off: latencies of the others, memory, and what the server holds afterwards.
import { setTimeout as pause } from 'node:timers/promises'
import { breakOff, closeConnections, officeCalls, send, type Asked } from './office-calls.ts'
import { residentMb, serverTime, type ServerTime } from './process-time.ts'
import { median, percentile, type Figure } from './result.ts'

const usualPerSecond = 200
/** Half a minute; `PER_SECOND=100 SECONDS=600 npm run bench -- broken-off` for ten at half the pace. */
const usualSeconds = 30
const brokenOffEvery = 10
const warmingCalls = 300
/** What the server has for those that were broken off last. */
const restMs = 5000

/** What the server says of itself when it is asked by a signal. */
async function heldBy(processId: number, said: () => string): Promise<number> {
  process.kill(processId, 'SIGUSR2')
  await pause(500)
  const text = said().split('Held now: ').at(-1)?.split('\n')[0] ?? '{}'
  return Object.values(JSON.parse(text) as Record<string, number>).reduce((sum, count) => sum + count, 0)
}

export async function measureBrokenOff(
  address: string,
  processId: number,
  said: () => string,
): Promise<Figure[]> {
  const next = await officeCalls(address)
  const perSecond = Number(process.env['PER_SECOND'] ?? usualPerSecond)
  const seconds = Number(process.env['SECONDS'] ?? usualSeconds)
  const what = `${perSecond}/s for ${seconds} s, one in ${brokenOffEvery} broken off`
  const good: number[] = []
  let [notAnswered, broken] = [0, 0]
  const ask = async (asked: Asked, dueMs: number) => {
    const { status } = await send(address, asked)
    if (status === 200) good.push(performance.now() - dueMs)
    else notAnswered += 1
  }
  try {
    for (let call = 0; call < warmingCalls; call += 1) await send(address, next())
    const [memoryBefore, before] = [residentMb(processId), serverTime(processId)]
    const startedMs = performance.now()
    const asked: Promise<void>[] = []
    for (let call = 0; call < perSecond * seconds; call += 1) {
      const dueMs = startedMs + (call * 1000) / perSecond
      const waitMs = dueMs - performance.now()
      if (waitMs > 1) await pause(waitMs)
      const isBroken = call % brokenOffEvery === 0
      if (isBroken) broken += 1
      // At once, and up to a third of a second later: before routing, in a statement, while the answer is on its way.
      asked.push(isBroken ? breakOff(address, next(), (call * 7) % 300) : ask(next(), dueMs))
    }
    await Promise.all(asked)
    const after = serverTime(processId)
    const perCall = (part: keyof ServerTime) => (after[part] - before[part]) / (perSecond * seconds)
    closeConnections()
    await pause(restMs)
    return [
      {
        what: `${what}: p50`,
        value: median(good),
        unit: 'ms',
        note: `${good.length} answered, ${broken} broken off`,
      },
      { what: `${what}: p99`, value: percentile(good, 0.99), unit: 'ms', budget: { most: 400 } },
      { what: `${what}: others not answered`, value: notAnswered, unit: 'calls', budget: { most: 0 } },
      { what: `${what}: processor time a call, server`, value: perCall('server'), unit: 'ms' },
      { what: `${what}: processor time a call, documents`, value: perCall('documents'), unit: 'ms' },
      { what: `${what}: processor time a call, database`, value: perCall('database'), unit: 'ms' },
      {
        what: `${what}: held afterwards`,
        value: await heldBy(processId, said),
        unit: 'things',
        budget: { most: 0 },
      },
      {
        what: `${what}: memory of the server`,
        value: residentMb(processId),
        unit: 'MB',
        note: `${Math.round(memoryBefore)} MB before`,
      },
    ]
  } finally {
    closeConnections()
  }
}
