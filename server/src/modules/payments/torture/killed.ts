import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { OfficeAsked, OfficeMessage } from '../../../testing/killed-office-messages.ts'

const program = join(import.meta.dirname, '../../../testing/killed-office.ts')

/** A server that kills itself at a point, in a process of its own. */
export interface KilledOffice {
  readonly port: number
  readonly ended: Promise<unknown>
  /** Ends it if it still runs; the reply is whether it had killed itself. */
  stop(): Promise<boolean>
}

export async function startKilledOffice(asked: OfficeAsked): Promise<KilledOffice> {
  const child = fork(program, [JSON.stringify(asked)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [OfficeMessage]
  if (typeof message !== 'object' || !('port' in message)) throw new Error('the server did not start')
  return {
    port: message.port,
    ended,
    async stop() {
      // A message of the provider may come a moment after the reply.
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 400))])
      const itself = child.signalCode !== null
      if (!itself) child.kill('SIGKILL')
      await ended
      return itself
    },
  }
}
