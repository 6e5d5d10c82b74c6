import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { makePushKeys } from '../gateways/push/vapid.ts'

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The pair of keys that a demo signs its pushed messages with: the one of its folder, or a new one that stays there. */
export async function keptPushKeys(folder: string): Promise<z.infer<typeof keys>> {
  const file = join(folder, 'push-keys.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return keys.parse(JSON.parse(text))
  const made = makePushKeys()
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
