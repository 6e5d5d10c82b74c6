// `npm run package:image`: an OCI image of what `npm run package` made, in dist/package: a bare Debian (mmdebstrap) with the
// package installed, as one layer. No registry is asked for anything. It needs root on Debian, mmdebstrap and buildah.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { main, root, run, Stop } from './step.mjs'

const { version, description, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function theDeb() {
  const folder = join(root, 'dist/package')
  const name = existsSync(folder) && readdirSync(folder).find((file) => file.endsWith('.deb'))
  if (!name) throw new Stop('There is no package: npm run package makes one.')
  return join(folder, name)
}

async function must(file, args) {
  const { code, output } = await run(file, args, { quiet: true })
  if (code !== 0) throw new Stop(`${file} ended with code ${code}:\n${output}`)
  return output.trim()
}

/** In a container the settings are its environment, and whoever runs it says what reaches it. */
const inImage = [
  'printf "HOST=0.0.0.0\\nPORT=3000\\nENDOLL_DEPLOYMENT=/etc/endoll/deployment.json\\nENDOLL_DATA=/var/lib/endoll\\nENDOLL_FILES=/var/lib/endoll/files\\n" > "$1/usr/lib/endoll/defaults.env"',
  ': > "$1/etc/endoll/secrets.env"',
  'rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/* "$1"/var/log/*.log "$1"/usr/share/man/*',
].join('\n')

await main(async () => {
  const deb = theDeb()
  const architecture = /_(\w+)\.deb$/.exec(deb)[1]
  const image = join(root, `dist/package/endoll_${version}_${architecture}.oci.tar`)
  const folder = mkdtempSync(join(tmpdir(), 'endoll-image-'))
  const buildah = (...words) =>
    must('buildah', [
      '--storage-driver',
      'vfs',
      '--root',
      join(folder, 'store'),
      '--runroot',
      join(folder, 'run'),
      ...words,
    ])
  try {
    const layer = join(folder, 'debian.tar')
    await must('mmdebstrap', [
      '--variant=minbase',
      '--include=adduser,ca-certificates,libstdc++6,postgresql-client',
      `--customize-hook=copy-in ${deb} /tmp`,
      '--customize-hook=chroot "$1" sh -c "dpkg -i /tmp/endoll_*.deb && rm /tmp/endoll_*.deb"',
      `--customize-hook=${inImage}`,
      'bookworm',
      layer,
    ])
    const container = await buildah('from', 'scratch')
    await buildah('add', '--quiet', container, layer, '/')
    await buildah(
      'config',
      '--user',
      'endoll',
      '--workingdir',
      '/usr/lib/endoll',
      '--port',
      '3000',
      '--volume',
      '/var/lib/endoll',
      '--entrypoint',
      '["/usr/bin/endoll"]',
      '--cmd',
      'serve',
      '--stop-signal',
      'SIGTERM',
      '--label',
      `org.opencontainers.image.version=${version}`,
      '--label',
      `org.opencontainers.image.description=${description}`,
      '--label',
      `org.opencontainers.image.licenses=${license}`,
      container,
    )
    const said = await buildah('run', '--isolation', 'chroot', container, '--', '/usr/bin/endoll', 'version')
    if (said !== version) throw new Stop(`The image says that it is ${said}, not ${version}.`)
    rmSync(image, { force: true })
    await buildah(
      'commit',
      '--quiet',
      '--disable-compression=false',
      '--rm',
      container,
      `oci-archive:${image}:endoll:${version}`,
    )
    console.log(relative(root, image))
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
