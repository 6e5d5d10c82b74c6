/** Settings for a laptop or a small shared machine; all on the command line, so an upgrade brings its own. */
export function postgresSettings(options: { socket: string; unsynced: boolean }): string[] {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${options.socket}`,
    'unix_socket_permissions=0700',
    'max_connections=100',
    'shared_buffers=128MB',
    'work_mem=8MB',
    'maintenance_work_mem=64MB',
    'max_wal_size=512MB',
    'min_wal_size=64MB',
    'huge_pages=off',
    'jit=off',
    'wal_level=minimal', // nobody replicates from here; bulk loads write less
    'max_wal_senders=0',
    'max_parallel_workers_per_gather=1',
    'timezone=UTC',
    'log_timezone=UTC',
    // An error's text and detail quote the row: personal data stays out of the file.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ]
  const sync = options.unsynced ? 'off' : 'on'
  return [
    ...settings,
    ...['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name}=${sync}`),
  ]
}
