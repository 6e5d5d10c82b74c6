// What an office takes: calls that come at their own pace, whether or not those before them were answered.
import { setTimeout as pause } from 'node:timers/promises'
import { closeConnections, officeCalls, send, type Asked } from './office-calls.ts'
import { residentMb, serverTime } from './process-time.ts'
import { median, percentile, type Figure } from './result.ts'

const WARMING = { perSecond: 60, seconds: 8 } as const
const STEADY = [
  { perSecond: 100, seconds: 20 },
  { perSecond: 200, seconds: 30 },
] as const
/** What an office of 300,000 customers should keep up for: {@link measureSustained}. */
const SUSTAINED = { perSecond: 200, seconds: 600 } as const
const PEAK = { perSecond: 800, seconds: 5 } as const
const AFTER = { perSecond: 100, seconds: 10 } as const

export interface Outcome {
  /** Latencies of what was answered as it should, in milliseconds from when the call was due. */
  readonly good: readonly number[]
  readonly refused: readonly number[]
  /** 5xx beside 503, and no answer. */
  readonly failed: number
  readonly bytes: number
}

/** Sends calls when they are due and waits for the last answer. */
export async function callsAtPace(
  address: string,
  next: () => Asked,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Outcome> {
  const good: number[] = []
  const refused: number[] = []
  let [failed, bytes] = [0, 0]
  const startedMs = performance.now()
  const asked: Promise<void>[] = []
  for (let call = 0; call < perSecond * seconds; call += 1) {
    const dueMs = startedMs + (call * 1000) / perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 1) await pause(waitMs)
    asked.push(
      send(address, next()).then((answered) => {
        const tookMs = performance.now() - dueMs
        bytes += answered.bytes
        if (answered.status === 200) good.push(tookMs)
        else if (answered.status === 503) refused.push(tookMs)
        else failed += 1
      }),
    )
  }
  await Promise.all(asked)
  return { good, refused, failed, bytes }
}

async function steady(
  server: { address: string; id: number },
  next: () => Asked,
  pace: { readonly perSecond: number; readonly seconds: number },
): Promise<Figure[]> {
  const what = `${pace.perSecond}/s for ${pace.seconds} s`
  const before = serverTime(server.id)
  const memoryBefore = residentMb(server.id)
  const { good, refused, failed, bytes } = await callsAtPace(server.address, next, pace)
  const after = serverTime(server.id)
  const calls = good.length + refused.length + failed
  const cpu = (part: keyof typeof after) => (after[part] - before[part]) / calls
  return [
    { what: `${what}: p50`, value: median(good), unit: 'ms', note: `${calls} calls` },
    { what: `${what}: p99`, value: percentile(good, 0.99), unit: 'ms', budget: { most: 400 } },
    { what: `${what}: refused with 503`, value: refused.length, unit: 'calls', budget: { most: 0 } },
    { what: `${what}: failed`, value: failed, unit: 'calls', budget: { most: 0 } },
    { what: `${what}: processor time a call, server`, value: cpu('server'), unit: 'ms' },
    { what: `${what}: processor time a call, documents`, value: cpu('documents'), unit: 'ms' },
    { what: `${what}: processor time a call, database`, value: cpu('database'), unit: 'ms' },
    { what: `${what}: sent a call`, value: bytes / calls / 1000, unit: 'kB' },
    {
      what: `${what}: memory of the server`,
      value: residentMb(server.id),
      unit: 'MB',
      note: `${Math.round(memoryBefore)} MB before; the demo was drawn and imported in this process`,
    },
  ]
}

/** More than it can do: what is refused is refused at once, and afterwards everybody is answered again. */
async function peak(address: string, next: () => Asked): Promise<Figure[]> {
  const what = `peak of ${PEAK.perSecond}/s`
  const during = await callsAtPace(address, next, PEAK)
  const after = await callsAtPace(address, next, AFTER)
  return [
    { what: `${what}: answered`, value: during.good.length, unit: 'calls' },
    { what: `${what}: refused with 503`, value: during.refused.length, unit: 'calls' },
    { what: `${what}: failed`, value: during.failed, unit: 'calls', budget: { most: 0 } },
    { what: `${what}: p99 of what was answered`, value: percentile(during.good, 0.99), unit: 'ms' },
    {
      what: 'right after it: not answered',
      value: after.refused.length + after.failed,
      unit: 'calls',
      note: `${AFTER.perSecond}/s for ${AFTER.seconds} s`,
    },
    { what: 'right after it: p99', value: percentile(after.good, 0.99), unit: 'ms' },
  ]
}

export async function measureLoad(address: string, id: number): Promise<Figure[]> {
  const next = await officeCalls(address)
  try {
    await callsAtPace(address, next, WARMING)
    const figures: Figure[] = []
    for (const pace of STEADY) figures.push(...(await steady({ address, id }, next, pace)))
    return [...figures, ...(await peak(address, next))]
  } finally {
    closeConnections()
  }
}

/** Ten minutes of it, for what only time shows: memory that grows, queues that fill. */
export async function measureSustained(address: string, id: number): Promise<Figure[]> {
  const next = await officeCalls(address)
  try {
    await callsAtPace(address, next, WARMING)
    return await steady({ address, id }, next, SUSTAINED)
  } finally {
    closeConnections()
  }
}
