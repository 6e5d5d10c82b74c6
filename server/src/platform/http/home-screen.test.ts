import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import { texts } from '../../texts.ts'
import { homeScreenLinks, serveManifest } from './home-screen.ts'

function ofSite(path: string) {
  return readFile(join(repositoryRoot, 'web/public', path))
}

/** Width and height that a PNG says of itself. */
async function sizeOf(path: string) {
  const bytes = await ofSite(path)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

interface Manifest {
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose?: string
  }[]
  readonly shortcuts: readonly { readonly url: string }[]
}

it('the manifest names the office, stands alone and has icons that are there, of the size it says [r.home-screen]', async () => {
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const app = fastify()
  serveManifest(app, deployment, texts.es)
  const reply = await app.inject('/manifest.webmanifest')
  expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(reply.json()).toMatchObject({
    name: deployment.organisation.name,
    display: 'standalone',
    start_url: '/',
    theme_color: deployment.brand,
    lang: 'es',
  })
  const { icons } = reply.json<Manifest>()
  for (const { src, sizes, type } of icons) {
    if (type === 'image/png') expect(await sizeOf(src), src).toBe(sizes)
    else expect((await ofSite(src)).toString()).toMatch(/^<svg/)
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512'])
  expect(icons.at(-1)?.purpose).toBe('maskable')
})

it('a long press on the icon leads to pages of the office, by what the deployment offers', async () => {
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const shortcutsOf = async (contactAutoReads: boolean) => {
    const app = fastify()
    const switches = { ...deployment.switches, contactAutoReads }
    serveManifest(app, { ...deployment, switches }, texts.ca)
    const { shortcuts } = (await app.inject('/manifest.webmanifest')).json<Manifest>()
    return shortcuts.map(({ url }) => url)
  }
  const reading = '/atencio-al-client?autolectures=true'
  expect(await shortcutsOf(true)).toEqual(['/factures?only=owed', reading, '/ajuda'])
  expect(await shortcutsOf(false)).toEqual(['/factures?only=owed', '/ajuda'])
})

it('pages name the manifest, and the icon that iPhones take', async () => {
  expect(homeScreenLinks).toContain('href="/manifest.webmanifest"')
  const [, icon] = /rel="apple-touch-icon" href="([^"]+)"/.exec(homeScreenLinks) ?? []
  expect(await sizeOf(icon!)).toBe('180x180')
})
