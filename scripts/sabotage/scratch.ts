import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../api-endpoints.ts'

export interface Scratch {
  readonly path: string
  readonly remove: () => void
}

/** A copy of the working tree, uncommitted changes included, in which files may be broken. */
export function makeScratch(): Scratch {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'endoll-sabotage-')))
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  for (const file of treeFiles()) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(join(root, file), join(path, file))
  }
  for (const folder of ['.', 'server', 'web', 'e2e', 'api', 'domain', 'bench']) linkModules(path, folder)
  return { path, remove }
}

function treeFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}

/** Packages are the tree's own; our workspaces among them are relative links and so lead into the copy. */
function linkModules(scratch: string, folder: string): void {
  const from = join(root, folder, 'node_modules')
  if (!existsSync(from)) return
  const to = join(scratch, folder, 'node_modules')
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@endoll')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (name !== '.vite') symlinkSync(join(from, name), join(to, name))
  }
}
