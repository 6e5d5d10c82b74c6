import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { asOffice } from '../db/who-asks.ts'
import type { Services } from '../services.ts'
import { recordedMetrics, type Declaration, type Reading } from './metric.ts'

export interface Metrics {
  /** Everything, in Prometheus' text format. */
  text(): Promise<string>
  close(): void
}

const readFailed: Declaration = {
  name: 'endoll_metrics_read_failed',
  help: '1 where a reading of metrics failed at this scrape, as while the database is away',
  labels: ['reading'],
}

function settings({ name, help, labels = [] }: Declaration, register: Registry) {
  return { name, help, labelNames: [...labels], registers: [register] }
}

/** Lets the program count, and reads gauges when it is asked; one registry of a process is open at a time. */
export function openMetrics(services: Pick<Services, 'db' | 'clock'>, readings: readonly Reading[]): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  for (const recorded of recordedMetrics()) {
    if (recorded.buckets) {
      const of = new Histogram({ ...settings(recorded, register), buckets: [...recorded.buckets] })
      recorded.sink = (labels, value) => of.observe(labels, value)
    } else {
      const of = new Counter(settings(recorded, register))
      recorded.sink = (labels, value) => of.inc(labels, value)
    }
  }
  const gauges = new Map(
    [readFailed, ...readings.flatMap((reading) => reading.gauges)].map((declaration) => [
      declaration,
      new Gauge(settings(declaration, register)),
    ]),
  )

  /** A reading that fails takes only its own gauges with it: the others are wanted most while the database is away. */
  const take = async ({ of, read }: Reading) => {
    try {
      const samples = await asOffice('job', async () => read(services))
      for (const { gauge, labels = {}, value } of samples) gauges.get(gauge)?.set(labels, value)
      gauges.get(readFailed)!.set({ reading: of }, 0)
    } catch {
      gauges.get(readFailed)!.set({ reading: of }, 1)
    }
  }

  return {
    async text() {
      for (const gauge of gauges.values()) {
        gauge.reset()
        // One without labels begins with 0, and what was not read is not 0.
        gauge.remove({})
      }
      // One after the other: a scrape takes one connection of those that calls share.
      for (const reading of readings) await take(reading)
      return register.metrics()
    },
    close() {
      for (const recorded of recordedMetrics()) recorded.sink = undefined
      register.clear()
    },
  }
}

export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** Answers `GET /metrics` on a port of its own, where no customer and no proxy of theirs comes. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  // A scrape that comes while another is read gets the same answer.
  let underWay: Promise<string> | undefined
  const read = () => {
    underWay ??= metrics.text().finally(() => (underWay = undefined))
    return underWay
  }
  const app = fastify()
  app.get('/metrics', async (_, reply) => reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await read()))
  await app.listen({ host, port })
  return {
    port: (app.server.address() as AddressInfo).port,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      metrics.close()
    },
  }
}
