// `npm test -- package`: installs what `npm run package` made into a bare Debian (mmdebstrap) with namespaces of its own, and
// goes by docs/deployment.md to a page that nginx serves. It needs root on Debian, and Debian's packages.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, root, run, Stop } from './step.mjs'

/** The worst exposure that `systemd-analyze security` may find, of ten. */
const worstExposure = 2
const includes = 'postgresql,nginx-light,openssl,curl,ca-certificates,adduser'

function lacking() {
  if (process.getuid?.() !== 0) return 'it needs root'
  if (!/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) return 'it needs Debian'
  const missing = ['mmdebstrap', 'unshare', 'ip', 'systemd-analyze'].filter(
    (name) => spawnSync('which', [name]).status !== 0,
  )
  return missing.length > 0 ? `it needs ${missing.join(', ')}` : undefined
}

function releaseOf() {
  return /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm'
}

function theDeb() {
  const folder = join(root, 'dist/package')
  const name = existsSync(folder) && readdirSync(folder).find((file) => file.endsWith('.deb'))
  if (!name) throw new Stop('There is no package: npm run package makes one.')
  return join(folder, name)
}

/** The block of the documentation that sets up nginx. */
function nginxBlock() {
  const page = readFileSync(join(root, 'docs/deployment.md'), 'utf8')
  return /^```nginx\n(.*?)^```$/ms.exec(page)[1]
}

async function must(file, args) {
  const { code, output } = await run(file, args, { quiet: true })
  if (code !== 0) throw new Stop(`${file} ended with code ${code}:\n${output}`)
  return output
}

async function checkUnits(deb, folder) {
  const unpacked = join(folder, 'unpacked')
  await must('dpkg-deb', ['-x', deb, unpacked])
  for (const unit of ['endoll.service', 'endoll-import.service']) {
    const said = await must('systemd-analyze', [
      'security',
      '--offline=true',
      `--root=${unpacked}`,
      '--no-pager',
      unit,
    ])
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1])
    if (!(exposure <= worstExposure)) throw new Stop(`${unit} has an exposure of ${exposure}`)
    console.log(`${unit}: exposure ${exposure}`)
  }
}

await main(async () => {
  const why = lacking()
  if (why) {
    console.log(`The package was not tried here: ${why}.`)
    return 0
  }
  const deb = theDeb()
  const folder = mkdtempSync(join(tmpdir(), 'endoll-package-'))
  const bare = join(folder, 'debian')
  try {
    await checkUnits(deb, folder)
    await must('mmdebstrap', ['--variant=minbase', `--include=${includes}`, releaseOf(), bare])
    mkdirSync(join(bare, 'try'))
    chmodSync(folder, 0o755)
    copyFileSync(deb, join(bare, 'try/endoll.deb'))
    copyFileSync(join(root, 'scripts/package/try-inside.sh'), join(bare, 'try/inside.sh'))
    writeFileSync(join(bare, 'try/nginx.conf'), nginxBlock())
    // A network and processes of its own: nothing of it meets what runs here, and all of it ends with it.
    const inside = `mount -t proc proc ${bare}/proc && mount -t tmpfs -o mode=1777 tmpfs ${bare}/dev/shm && ip link set lo up && exec chroot ${bare} sh /try/inside.sh`
    const { code } = await run('unshare', [
      '--mount',
      '--net',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-ec',
      inside,
    ])
    if (code !== 0) throw new Stop(`The package could not be used as docs/deployment.md says (code ${code}).`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
