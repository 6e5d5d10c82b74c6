import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ImportReport } from '../server/src/import/import-folder.ts'
import type { Answer, Asked, LetIn, LostTable, Mail, OfficeStart, Subscription } from './office-messages.ts'

/** A running server of the product, with the handles that a person outside would have in other ways. */
export type Office = {
  readonly url: string
  /** The import door. Fails when a file holds anything that was not taken. */
  readonly importFolder: (folder: string) => Promise<void>
  readonly setClock: (nowMs: number) => Promise<void>
  /** A one-time token, as the retailer's other systems get one for a customer who arrives from there. */
  readonly issueHandOff: (email: string) => Promise<string>
  /** A client id and its one-time secret, as above. */
  readonly issueClientId: (email: string) => Promise<{ readonly clientId: string; readonly secret: string }>
  /** Lets somebody in at the desk, as the command does; returns the password for the first sign-in. */
  readonly letIn: (staff: LetIn) => Promise<string>
  /** The path that lets a browser in during maintenance. */
  readonly maintenancePass: () => Promise<string>
  /** The inbox of an address, newest last, after all due jobs have run. */
  readonly mailsTo: (address: string) => Promise<readonly Mail[]>
  /** What a browser gets that subscribes at its push service. */
  readonly subscribe: () => Promise<Subscription>
  /** What the push service was sent for a browser, decrypted, the newest last. */
  readonly pushedTo: (endpoint: string) => Promise<readonly string[]>
  /** Tells customers what has come since, and writes the mails that are due, as the job does. */
  readonly tell: () => Promise<void>
  /** Runs with the database away; it is always brought back afterwards. */
  readonly withoutDatabase: (work: () => Promise<void>) => Promise<void>
  /** Runs with one table unreadable; it is always restored afterwards. */
  readonly withoutTable: (table: LostTable, work: () => Promise<void>) => Promise<void>
  /** What happens where the files of the pages are gone, as after an update; afterwards they are back. */
  readonly withoutFiles: (work: () => Promise<void>) => Promise<void>
  /** What happens where the connection breaks at a file of the pages, once or always; afterwards they come. */
  readonly losing: (
    names: string | readonly string[],
    how: 'once' | 'always',
    work: () => Promise<void>,
  ) => Promise<void>
  /** Runs while the identity provider does not answer; it always does afterwards. */
  readonly withoutProvider: (work: () => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

type Question = Asked extends infer Each ? (Each extends Asked ? Omit<Each, 'id'> : never) : never
type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

/** Every worker starts the server with a thousand TypeScript files, so compiled code is cached. */
const compiled = join(import.meta.dirname, '../node_modules/.cache/compiled')

export async function startOffice(start: OfficeStart): Promise<Office> {
  const child = fork(join(import.meta.dirname, 'test-server.ts'), [JSON.stringify(start)], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const waiting = new Map<number, Waiting>()
  let last = 0
  const waitFor = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  child.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.ok) asker?.resolve(answer.value)
    else asker?.reject(new Error(answer.error))
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The test server ended with code ${code}.`))
  })
  const ask = (question: Question): Promise<unknown> => {
    const id = (last += 1)
    const answered = waitFor(id)
    child.send({ ...question, id })
    return answered
  }
  const url = (await waitFor(0)) as string
  return {
    url,
    async importFolder(folder) {
      const report = (await ask({ what: 'import', folder })) as ImportReport
      if (report.problems.length > 0) {
        throw new Error(`The scenario's files were refused:\n${JSON.stringify(report.problems, null, 2)}`)
      }
    },
    setClock: async (nowMs) => void (await ask({ what: 'set-clock', nowMs })),
    async issueHandOff(email) {
      const token = await ask({ what: 'hand-off', email })
      if (typeof token !== 'string') throw new Error(`No account of ${email} may sign in.`)
      return token
    },
    async issueClientId(email) {
      const issued = await ask({ what: 'client-id', email })
      if (typeof issued !== 'object') throw new Error(`No account of ${email} may sign in.`)
      return issued as { readonly clientId: string; readonly secret: string }
    },
    letIn: async (staff) => (await ask({ what: 'let-in', staff })) as string,
    maintenancePass: async () => (await ask({ what: 'maintenance-pass' })) as string,
    mailsTo: async (address) => (await ask({ what: 'mails', to: address })) as readonly Mail[],
    subscribe: async () => (await ask({ what: 'subscribe' })) as Subscription,
    pushedTo: async (endpoint) => (await ask({ what: 'pushed', endpoint })) as readonly string[],
    tell: async () => void (await ask({ what: 'tell' })),
    async withoutDatabase(work) {
      await ask({ what: 'database', reachable: false })
      await work().finally(() => ask({ what: 'database', reachable: true }))
    },
    async withoutTable(table, work) {
      await ask({ what: 'table', table, there: false })
      await work().finally(() => ask({ what: 'table', table, there: true }))
    },
    async withoutFiles(work) {
      await ask({ what: 'files', there: false })
      await work().finally(() => ask({ what: 'files', there: true }))
    },
    async losing(names, how, work) {
      await ask({ what: 'lose', names: [names].flat(), times: how === 'once' ? 1 : 1e9 })
      await work().finally(() => ask({ what: 'lose', names: [], times: 0 }))
    },
    async withoutProvider(work) {
      await ask({ what: 'provider', answers: false })
      await work().finally(() => ask({ what: 'provider', answers: true }))
    },
    async stop() {
      child.send({ what: 'stop', id: (last += 1) })
      await ended
    },
  }
}
