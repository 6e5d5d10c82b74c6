import { fromKysely, PgBoss, type ConstructorOptions } from 'pg-boss'
import type { PoolConfig } from 'pg'
import { sql } from 'kysely'
import { driverSettings, jobLimits } from './db/limits.ts'
import { systemClock } from './clock.ts'
import type { Db } from './db/open.ts'
import { asOffice } from './db/who-asks.ts'
import { counter, type Declaration, type Reading } from './metrics/metric.ts'

/** The jobs beside the calls. Each one finds its work in the database, and may run twice. */
export const jobNames = [
  'mails',
  'outbox',
  'expiry',
  'payments',
  'signatures',
  'files',
  'accounts',
  'notifications',
  'pushes',
  'rates',
  'exports',
  'reviews',
  'hours',
  'moves',
] as const
export type JobName = (typeof jobNames)[number]

export interface Jobs {
  /** Runs jobs when this transaction is committed; not at all if it is rolled back. */
  wake(transaction: Db, ...jobs: readonly JobName[]): Promise<void>
}

export interface RunningJobs extends Jobs {
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly connection: PoolConfig
  /** Does what is there to do; says in how many milliseconds there is more, if that is known. */
  readonly work: Readonly<Record<JobName, () => Promise<number | void>>>
  /** Called with each failure; the job runs again in the next minute. */
  readonly onError: (error: Error, job: JobName | undefined) => void
  readonly pollSeconds?: number
}

const failures = counter({
  name: 'endoll_job_failures_total',
  help: 'Runs of a background job that failed; it runs again within a minute',
  labels: ['job_name'],
})
const lastSuccess: Declaration = {
  name: 'endoll_job_last_success_timestamp_seconds',
  help: 'When a background job last ran to its end on this server',
  labels: ['job_name'],
}
const oldestAge: Declaration = {
  name: 'endoll_job_oldest_age_seconds',
  help: 'For how long the oldest run of a background job that is due has waited for a server',
  labels: ['job_name'],
}
const succeededMs = new Map<JobName, number>()

/** When each job last succeeded here, and how long what is due has waited for any server. */
export const jobsReading: Reading = {
  of: 'jobs',
  gauges: [lastSuccess, oldestAge],
  read: async ({ db }) => {
    const { rows } = await sql<{ name: string; age: number }>`
      select name, extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as age
        from jobs.job where state < 'active' and start_after <= now() group by name`.execute(db)
    const ages = new Map(rows.map(({ name, age }) => [name, age]))
    return jobNames.flatMap((job) => {
      const ms = succeededMs.get(job)
      return [
        { gauge: oldestAge, labels: { job_name: job }, value: ages.get(job) ?? 0 },
        ...(ms === undefined ? [] : [{ gauge: lastSuccess, labels: { job_name: job }, value: ms / 1000 }]),
      ]
    })
  },
}

/** Jobs also run without being woken, for rows that are tried again after a failure. */
const everyMinute = '* * * * *'
const minuteMs = 60_000

/**
 * Starts the jobs with a small pool and a schema (made or migrated here) of their own. When the database is lost,
 * `onError` is called, and the jobs continue when it is back.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { connection, work, onError, pollSeconds = 1 } = options
  // The two libraries declare the same options, one of them with undefined.
  const pool = { ...driverSettings(jobLimits), ...connection } as ConstructorOptions
  const boss = new PgBoss({ ...pool, max: 3, application_name: 'endoll-jobs', schema: 'jobs' })
  boss.on('error', (error) => onError(error, undefined))
  await boss.start()
  for (const job of jobNames) {
    await boss.createQueue(job, { retryLimit: 0, deleteAfterSeconds: 3600 })
    await boss.schedule(job, everyMinute)
    await boss.work(job, { pollingIntervalSeconds: pollSeconds, batchSize: 100 }, async () => {
      try {
        const againMs = await asOffice('job', work[job])
        succeededMs.set(job, systemClock.nowMs())
        // At the latest it runs with the next minute.
        if (typeof againMs === 'number' && againMs < minuteMs)
          await boss.send(job, null, { startAfter: Math.max(1, Math.ceil(againMs / 1000)) })
      } catch (error) {
        failures({ job_name: job })
        onError(error instanceof Error ? error : new Error(String(error)), job)
      }
    })
    // Once at the start, for what a killed program left.
    await boss.send(job)
  }
  return {
    wake: async (transaction, ...jobs) => {
      for (const job of jobs) await boss.send(job, null, { db: fromKysely(transaction) })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
