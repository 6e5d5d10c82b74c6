import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Bucket } from './open-file-store.ts'

/** Debian's packages; where they are not installed nothing of this is tried. */
export const hasSwift = ['swift-proxy-server', 'swift-object-server', 'memcached'].every(
  (program) => spawnSync('which', [program]).status === 0,
)

const kinds = ['account', 'container', 'object'] as const

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function settingsOf(sections: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(sections)
    .map(([name, lines]) => `[${name}]\n${lines.join('\n')}\n`)
    .join('\n')
}

function ring(folder: string, kind: string, port: number) {
  for (const words of [
    ['create', '4', '1', '0'],
    ['add', `r1z1-127.0.0.1:${port}/disk`, '1'],
    ['rebalance'],
  ]) {
    const { status, stderr } = spawnSync('swift-ring-builder', [join(folder, `${kind}.builder`), ...words])
    if (status !== 0) throw new Error(`swift-ring-builder: ${String(stderr)}`)
  }
}

/** OpenStack's Swift with its S3 interface, all of it on this machine, with an empty bucket. */
export async function startSwift(): Promise<{ readonly bucket: Bucket; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-swift-'))
  const programs: ChildProcess[] = []
  const start = (program: string, ...words: string[]) =>
    programs.push(spawn(program, words, { stdio: 'ignore', cwd: folder }))
  const around = (port: number) => [
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `user = ${userInfo().username}`,
    `swift_dir = ${folder}`,
    'workers = 0',
  ]
  await mkdir(join(folder, 'disks/disk'), { recursive: true })
  const common = {
    'swift-hash': ['swift_hash_path_prefix = tests', 'swift_hash_path_suffix = tests'],
    'storage-policy:0': ['name = one', 'default = yes'],
  }
  await writeFile(join(folder, 'swift.conf'), settingsOf(common))
  for (const kind of kinds) {
    const port = await freePort()
    ring(folder, kind, port)
    const settings = {
      DEFAULT: [...around(port), `devices = ${folder}/disks`, 'mount_check = false'],
      'pipeline:main': [`pipeline = ${kind}-server`],
      [`app:${kind}-server`]: [`use = egg:swift#${kind}`],
    }
    await writeFile(join(folder, `${kind}.conf`), settingsOf(settings))
    start(`swift-${kind}-server`, join(folder, `${kind}.conf`))
  }
  const [cachePort, port] = [await freePort(), await freePort()]
  start('memcached', '-u', 'nobody', '-l', '127.0.0.1', '-p', String(cachePort))
  const proxy = {
    DEFAULT: around(port),
    'pipeline:main': ['pipeline = catch_errors cache listing_formats s3api tempauth slo proxy-server'],
    'app:proxy-server': ['use = egg:swift#proxy', 'account_autocreate = true'],
    'filter:catch_errors': ['use = egg:swift#catch_errors'],
    'filter:cache': ['use = egg:swift#memcache', `memcache_servers = 127.0.0.1:${cachePort}`],
    'filter:listing_formats': ['use = egg:swift#listing_formats'],
    'filter:s3api': ['use = egg:swift#s3api', 'location = us-east-1'],
    'filter:tempauth': ['use = egg:swift#tempauth', 'user_office_files = hush .admin'],
    'filter:slo': ['use = egg:swift#slo'],
  }
  await writeFile(join(folder, 'proxy.conf'), settingsOf(proxy))
  start('swift-proxy-server', join(folder, 'proxy.conf'))
  const endpoint = `http://127.0.0.1:${port}`
  const bucket = {
    bucket: 'office',
    prefix: 'files/',
    endpoint,
    region: 'us-east-1',
    keyId: 'office:files',
    secret: 'hush',
  }
  const client = new S3Client({
    endpoint,
    region: bucket.region,
    forcePathStyle: true,
    credentials: { accessKeyId: bucket.keyId, secretAccessKey: bucket.secret },
  })
  const makeBucket = () => client.send(new CreateBucketCommand({ Bucket: bucket.bucket })).then(() => true)
  while (!(await makeBucket().catch(() => false))) await pause(200)
  return {
    bucket,
    stop: async () => {
      const ended = programs.map(async (program) => program.exitCode ?? once(program, 'exit'))
      for (const program of programs) program.kill('SIGKILL')
      await Promise.all(ended)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
