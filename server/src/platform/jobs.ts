import { fromKysely, PgBoss, type ConstructorOptions } from 'pg-boss'
import type { PoolConfig } from 'pg'
import { driverSettings, jobLimits } from './db/limits.ts'
import type { Db } from './db/open.ts'
import { asOffice } from './db/who-asks.ts'

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

/** Jobs also run without being woken, for rows that are tried again after a failure. */
const everyMinute = '* * * * *'
const minuteMs = 60_000

/**
 * Starts the jobs with a small pool and a schema (made or migrated here) of their own. When the database is lost,
 * `onError` is called, and the jobs go on when it is back.
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
        // At the latest it runs with the next minute.
        if (typeof againMs === 'number' && againMs < minuteMs)
          await boss.send(job, null, { startAfter: Math.max(1, Math.ceil(againMs / 1000)) })
      } catch (error) {
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
