// The worker of web/public/push.js, which is no module: it runs here among what a browser gives it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { root } from './api-endpoints.ts'

const code = readFileSync(join(root, 'web/public/push.js'), 'utf8')
const office = 'https://office.example'

type Handle = (event: object) => void

function startWorker(windows: readonly { url: string; focus: () => string }[] = []) {
  const handlers = new Map<string, Handle>()
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined)
  const openWindow = vi.fn<(address: string) => Promise<string>>(async () => 'opened')
  const worker = {
    location: new URL(office),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (name: string, handle: Handle) => handlers.set(name, handle),
  }
  runInNewContext(code, { self: worker, URL })
  const happen = async (name: string, event: object) => {
    const waited: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) })
    await Promise.all(waited)
  }
  return { handlers, happen, showNotification, openWindow }
}

it('listens to nothing but messages and presses', () => {
  expect([...startWorker().handlers.keys()]).toEqual(['push', 'notificationclick'])
})

it('shows what was sent', async () => {
  const { happen, showNotification } = startWorker()
  const sent = { title: 'Llum', body: 'Hay una factura nueva', path: '/facturas/7', tag: 'n-7', lang: 'es' }
  await happen('push', { data: { json: () => sent } })
  expect(showNotification).toHaveBeenCalledWith('Llum', {
    body: 'Hay una factura nueva',
    tag: 'n-7',
    lang: 'es',
    data: { path: '/facturas/7' },
  })
})

it.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('x') as object }],
])('shows that there is something where it was sent %s [r.push]', async (_, data) => {
  const { happen, showNotification } = startWorker()
  await happen('push', { data })
  expect(showNotification).toHaveBeenCalledWith(
    'office.example',
    expect.objectContaining({ data: { path: '/' } }),
  )
})

it.each([
  ['/facturas/7', `${office}/facturas/7`],
  ['https://evil.example/', office],
  ['//evil.example/', office],
])('a press on %s opens %s', async (path, address) => {
  const { happen, openWindow } = startWorker()
  const close = vi.fn<() => void>()
  await happen('notificationclick', { notification: { close, data: { path } } })
  expect(openWindow.mock.calls).toEqual([[address]])
  expect(close).toHaveBeenCalledOnce()
})

it('a page that is open there already is brought to the front', async () => {
  const focus = vi.fn<() => string>(() => 'shown')
  const { happen, openWindow } = startWorker([{ url: `${office}/facturas/7`, focus }])
  await happen('notificationclick', {
    notification: { close: () => undefined, data: { path: '/facturas/7' } },
  })
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})
