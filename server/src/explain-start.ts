import { explain } from './platform/plain-error.ts'

/** What stops a start that whoever starts the server can mend, by the code of the error; each as one sentence. */
const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another program: stop it, or choose another with PORT=3001 npm start.',
  EADDRNOTAVAIL: 'HOST is no address of this machine: leave it out, or name one of its own.',
  EACCES: 'The port may not be opened by this user: choose one above 1023 with PORT, behind a proxy.',
  ENOTFOUND: 'HOST, or the host of DATABASE_URL, is not known: no machine is found by this name.',
  EAI_AGAIN: 'HOST, or the host of DATABASE_URL, cannot be looked up now: the name service does not answer.',
  ECONNREFUSED: 'The database of DATABASE_URL does not answer: nothing listens on its host and port.',
  ETIMEDOUT: 'The database of DATABASE_URL does not answer: its host cannot be reached.',
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL (see its pg_hba.conf).',
  '3D000': 'The database of DATABASE_URL does not exist: make it with createdb.',
  '42501': 'The user of DATABASE_URL may not do this: the database has to be owned by this user.',
  '53300':
    'The database has no connection left for this server: raise max_connections, or lower ENDOLL_DATABASE_CONNECTIONS.',
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && error.code in sentences) return error.code
  // Every address of a host was tried, or a migration failed for it.
  const causes = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  return causes.map(codeOf).find((code) => code !== undefined)
}

/** What stops a start, as one sentence where it is known. The port may be found taken only after the demo was loaded. */
export function explainStart(error: unknown): string {
  const code = codeOf(error)
  return code === undefined ? explain(error) : sentences[code]!
}
