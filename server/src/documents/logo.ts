import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { repositoryRoot } from '../config.ts'

/** A logo as a template finds it: its name in the folder, and its bytes. */
export interface Logo {
  readonly name: string
  readonly content: Uint8Array
}

const drawable = ['.svg', '.png', '.jpg', '.jpeg']

/**
 * The deployment's logo where it is a file of the site (`/logo.svg`). One at another address is not fetched: a
 * document never waits for somebody else's server, and the name is written instead.
 */
export async function readLogo(
  address: string | null,
  folder = join(repositoryRoot, 'web/dist/client'),
): Promise<Logo | undefined> {
  const ending = address?.startsWith('/') ? extname(address).toLowerCase() : ''
  if (!address || !drawable.includes(ending) || address.includes('..')) return undefined
  try {
    return { name: `logo${ending}`, content: await readFile(join(folder, address)) }
  } catch {
    return undefined
  }
}
