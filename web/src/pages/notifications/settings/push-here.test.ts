import { expect, it, vi, onTestFinished } from 'vitest'
import { readPushHere } from './push-here.ts'

it('a browser that refuses the worker, as Firefox with cookies blocked, shows no notifications', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: refuse } })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(await readPushHere('key')).toBe('unsupported')
})
