import { execFile } from 'node:child_process'
import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** PostgreSQL refuses to run as root, so a root shell needs another account; 65534 is `nobody` everywhere. */
const NOBODY = 65_534

type Command = { file: string; args: string[]; uid?: number; gid?: number }

/** The account PostgreSQL runs under: who owns its files, and how a program is started as that account. */
export type Account = { owner: number; binaries: Binaries; command(file: string, args: string[]): Command }

type Way = { name: string; owner: number; wrap(file: string, args: string[]): Command; copied?: boolean }

function plain(file: string, args: string[]): Command {
  return { file, args }
}
function asNobody(file: string, args: string[]): Command {
  return { file, args, uid: NOBODY, gid: NOBODY }
}
function behind(...prefix: [string, ...string[]]) {
  return (file: string, args: string[]): Command => ({
    file: prefix[0],
    args: [...prefix.slice(1), file, ...args],
  })
}

/** Root first tries what takes away most. The last three serve a checkout below a 0700 folder such as /root. */
const ROOT_WAYS: Way[] = [
  { name: 'as user 65534', owner: NOBODY, wrap: asNobody },
  {
    name: 'in a user namespace (unshare)',
    owner: 0,
    wrap: behind('unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'),
  },
  ...['dac_read_search', 'dac_override'].map((right) => ({
    // A chroot or a container may forbid user namespaces; passing closed folders is then the one right kept.
    name: `as user 65534 that may pass closed folders (setpriv ${right})`,
    owner: NOBODY,
    wrap: behind(
      'setpriv',
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      '--clear-groups',
      `--inh-caps=-all,+${right}`,
      `--ambient-caps=-all,+${right}`,
      `--bounding-set=-all,+${right}`,
      // Without it access(2), by which PostgreSQL looks for its own file, ignores the right.
      '--securebits=+no_setuid_fixup',
      '--',
    ),
  })),
  { name: 'as user 65534 with copied binaries', owner: NOBODY, wrap: asNobody, copied: true },
]

/**
 * Chooses the account by trying each way for real: the program must start and must be able to write into
 * `folder`. An ordinary user simply runs it.
 */
export async function chooseAccount(
  binaries: Binaries,
  folder: string,
  copy: () => Promise<Binaries>,
): Promise<Account> {
  const isRoot = process.getuid?.() === 0
  const ways: Way[] = isRoot ? ROOT_WAYS : [{ name: 'as this user', owner: -1, wrap: plain }]
  const dieTogether = await canRun('setpriv', ['--pdeathsig', 'INT', 'true'])
  const refusals: string[] = []
  for (const way of ways) {
    const used = way.copied ? await copy() : binaries
    const account: Account = {
      owner: way.owner,
      binaries: used,
      command: (file, args) =>
        dieTogether ? way.wrap('setpriv', ['--pdeathsig', 'INT', file, ...args]) : way.wrap(file, args),
    }
    await giveFolder(folder, account)
    const refusal = await tryAccount(account, folder)
    if (refusal === undefined) return account
    refusals.push(`${way.name}: ${refusal}`)
  }
  throw new EmbeddedDatabaseError(
    'no-account',
    `PostgreSQL cannot be run on the folder ${folder} (${refusals.join('; ')}). ` +
      'Set ENDOLL_DATA to a folder below one that every user may enter, or run as an ordinary user.',
  )
}

/** Makes a private folder (0700) and gives it, with all its contents, to the account. */
export async function giveFolder(folder: string, account: Pick<Account, 'owner'>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account.owner === -1) return
  await chmod(folder, 0o700)
  if ((await lstat(folder)).uid !== account.owner) await chownAll(folder, account.owner)
}

async function chownAll(folder: string, owner: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await chownAll(path, owner)
    else if (!entry.isSymbolicLink()) await chown(path, owner, owner)
  }
  // The folder itself last: its owner shows whether the work was finished.
  await chown(folder, owner, owner)
}

async function tryAccount(account: Account, folder: string): Promise<string | undefined> {
  // `--check` fails on an empty folder, which is fine, but not before the program has found itself.
  const script =
    '"$0" -V >/dev/null && : >"$1/.try" && rm "$1/.try" || exit 1; ' +
    'case $("$0" --check -D "$1" 2>&1) in *"own executable"*) echo "cannot find itself" >&2; exit 1;; esac'
  return run(account.command('/bin/sh', ['-c', script, account.binaries.postgres, folder]))
}

async function canRun(file: string, args: string[]): Promise<boolean> {
  return (await run({ file, args })) === undefined
}

/** Runs a program to its end; answers nothing, or why it failed. */
export function run(command: Command, env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const { file, args, ...ids } = command
  return new Promise((resolve) => {
    execFile(file, args, { ...ids, cwd: '/', env }, (error, _out, stderr) => {
      if (error) resolve(stderr.trim().split('\n').at(-1) || error.message)
      else resolve(undefined)
    })
  })
}
