import type { DeskOperating, OutQueue, OutsideSystem, SystemState } from '@endoll/api/desk-operating.ts'
import { outQueues } from '@endoll/api/desk-operating.ts'
import type { Language } from '@endoll/api/language.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import type { Reading, Sample } from '../../../platform/metrics/metric.ts'
import type { Services } from '../../../platform/services.ts'
import { writeLine } from '../log.ts'
import type { Doer } from '../look.ts'

/** What the rest of the program knows of itself: its metrics, and what was said of the last import. */
export interface Operating {
  readonly readings: readonly Reading[]
  readonly lastImport: (
    services: Pick<Services, 'db'>,
    language: Language,
  ) => Promise<DeskOperating['last_import']>
}

/** Something that waits longer than this to go out shows that it does not. */
const longestSeconds = 15 * 60
/** A job looks after its work every minute or more often. */
const lateJobSeconds = 2 * 60

type Queues = DeskOperating['queues']

function valueOf(samples: readonly Sample[], name: string, label: string): number {
  const found = samples.find(
    ({ gauge, labels = {} }) => gauge.name === name && Object.values(labels).includes(label),
  )
  return Math.round(found?.value ?? 0)
}

function queuesOf(samples: readonly Sample[]): Queues {
  return outQueues.map((queue) => ({
    queue,
    waiting: valueOf(samples, 'endoll_queue_waiting', queue),
    retried: valueOf(samples, 'endoll_queue_retried', queue),
    given_up: valueOf(samples, 'endoll_queue_given_up', queue),
    oldest_seconds: valueOf(samples, 'endoll_queue_oldest_age_seconds', queue),
  }))
}

function lateJobs(samples: readonly Sample[]): DeskOperating['late_jobs'] {
  return samples
    .filter(({ gauge }) => gauge.name === 'endoll_job_oldest_age_seconds')
    .map(({ labels = {}, value }) => ({ job: labels['job_name'] ?? '', oldest_seconds: Math.round(value) }))
    .filter(({ oldest_seconds }) => oldest_seconds > lateJobSeconds)
}

function stateOf(queues: Queues, queue: OutQueue): SystemState {
  const { given_up, oldest_seconds } = queues.find((one) => one.queue === queue)!
  if (given_up > 0) return 'given_up'
  return oldest_seconds > longestSeconds ? 'late' : 'good'
}

/** What is known of each outside system without asking it: whether the deployment has one, and what waits for it. */
function systemsOf(
  { deployment, payments, push, identity, personChecks }: ConnectedServices,
  samples: readonly Sample[],
): DeskOperating['systems'] {
  const { retailer, mail, signature } = deployment
  const queues = queuesOf(samples)
  const unknownSeconds = valueOf(samples, 'endoll_card_payment_oldest_age_seconds', 'unknown')
  const states: Readonly<Record<OutsideSystem, SystemState>> = {
    retailer: retailer.outboxAddress === null ? 'off' : stateOf(queues, 'outbox_event'),
    mail: mail.server === null ? 'off' : stateOf(queues, 'mail_outbox'),
    payments: payments ? (unknownSeconds > longestSeconds ? 'late' : 'good') : 'off',
    push: push ? stateOf(queues, 'push_outbox') : 'off',
    signature: signature.provider === 'outside' ? 'unknown' : 'off',
    identity: identity ? 'unknown' : 'off',
    registers: personChecks ? 'unknown' : 'off',
  }
  return (Object.keys(states) as OutsideSystem[]).map((system) => ({ system, state: states[system] }))
}

/** How the office runs; nobody is named. */
export async function readOperating(
  services: ConnectedServices,
  { staff, address }: Doer,
  { readings, lastImport }: Operating,
  language: Language,
): Promise<DeskOperating> {
  await writeLine(services, { staffId: staff.staffId, what: 'operating_read', address })
  const read = async (of: string) => (await readings.find((one) => one.of === of)?.read(services)) ?? []
  const samples = [...(await read('queues')), ...(await read('payments'))]
  // The jobs make their tables when they first start.
  const late_jobs = await read('jobs').then(lateJobs, () => null)
  return {
    systems: systemsOf(services, samples),
    queues: queuesOf(samples),
    late_jobs,
    last_import: await lastImport(services, language),
    switches: Object.entries(services.deployment.switches).map(([name, on]) => ({ name, on })),
  }
}
