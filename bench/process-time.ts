import { readdirSync, readFileSync } from 'node:fs'

/** Processor time in milliseconds, of the server itself, of what makes its documents and of its database. */
export interface ServerTime {
  readonly server: number
  readonly documents: number
  readonly database: number
}

/** What Linux counts processor time in. */
const tickMs = 10

interface Process {
  readonly id: number
  readonly parent: number
  readonly ms: number
  readonly command: string
}

function readProcess(id: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name stands in parentheses and may have spaces; then: state, parent, … user, system, and those of children that ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8')
    return { id, parent: Number(fields[1]), ms: ticks * tickMs, command }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

function kindOf({ command }: Process): keyof ServerTime {
  if (command.includes('pdf-program')) return 'documents'
  return command.includes('postgres') && !command.includes('main.ts') ? 'database' : 'server'
}

/** What a server and the processes that it started have taken so far. Linux only. */
export function serverTime(serverId: number): ServerTime {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
  const taken = { server: 0, documents: 0, database: 0 }
  const visit = (one: Process) => {
    taken[kindOf(one)] += one.ms
    for (const child of all) if (child.parent === one.id) visit(child)
  }
  for (const one of all) if (one.id === serverId) visit(one)
  return taken
}

/** Memory of one process that is in use now, in megabytes. */
export function residentMb(processId: number): number {
  const [, kb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}
