// Adds to package-lock.json what npm left out: optional packages for other machines that the registry could
// not show while locking. Without an entry for each, `npm ci` calls the lock out of step and refuses. They
// are entered without a checksum and installed on no machine but their own. Run it after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages } = lock

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const CPUS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']
const LIBCS = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

let added = 0
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  if (!path.includes('node_modules/')) continue
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name) || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue
    const words = name.split(/[/-]/)
    const os = words.find((word) => SYSTEMS.includes(word))
    const cpu = words.find((word) => CPUS.includes(word))
    const libc = LIBCS[words.at(-1)]
    packages[`node_modules/${name}`] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(dev && { dev }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    }
    added += 1
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(
  added > 0 ? `${added} packages of other machines were added to the lock.` : 'The lock is complete.',
)

/** Looks where Node would: beside the package, then in every folder above. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder}${folder ? '/' : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}
