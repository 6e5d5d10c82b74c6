import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { OfficeAsked, OfficeMessage } from './killed-office-messages.ts'

const program = join(import.meta.dirname, 'killed-office.ts')

/** Starts a server that is going to be killed, and gives its first message; undefined if it ended before. */
export async function startKilledOffice(
  asked: OfficeAsked,
): Promise<{ readonly child: ChildProcess; readonly message: OfficeMessage | undefined }> {
  const child = fork(program, [JSON.stringify(asked)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [undefined]),
  ])) as [OfficeMessage | undefined]
  return { child, message }
}
