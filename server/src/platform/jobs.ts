import { fromKysely, PgBoss, type ConstructorOptions } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Db } from './db/open.ts'

/** What is done beside answering calls. Each job finds out by itself what there is to do, and may run twice. */
export const jobNames = ['mails', 'outbox', 'expiry'] as const
export type JobName = (typeof jobNames)[number]

export interface Jobs {
  /** Has a job run once this transaction is committed; not at all if it is not. */
  wake(transaction: Db, job: JobName): Promise<void>
}

export interface RunningJobs extends Jobs {
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly connection: PoolConfig
  readonly work: Readonly<Record<JobName, () => Promise<void>>>
  /** Told what failed; the job is tried again. */
  readonly onError: (error: Error, job: JobName | undefined) => void
  readonly pollSeconds?: number
}

/** Also without being woken: what was postponed after a failure becomes due by itself. */
const everyMinute = '* * * * *'

/**
 * Starts the jobs on a small pool of their own, in a schema of their own that is made or brought up to date. A lost
 * database is told and outlived: the jobs go on when it is back.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { connection, work, onError, pollSeconds = 1 } = options
  // The two libraries declare the same options, one of them with undefined.
  const pool = connection as ConstructorOptions
  const boss = new PgBoss({ ...pool, max: 3, application_name: 'endoll-jobs', schema: 'jobs' })
  boss.on('error', (error) => onError(error, undefined))
  await boss.start()
  for (const job of jobNames) {
    await boss.createQueue(job, { retryLimit: 0, deleteAfterSeconds: 3600 })
    await boss.schedule(job, everyMinute)
    await boss.work(job, { pollingIntervalSeconds: pollSeconds, batchSize: 100 }, async () => {
      await work[job]().catch((error: unknown) =>
        onError(error instanceof Error ? error : new Error(String(error)), job),
      )
    })
    // What was left by a program that was killed.
    await boss.send(job)
  }
  return {
    wake: async (transaction, job) => {
      await boss.send(job, null, { db: fromKysely(transaction) })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
