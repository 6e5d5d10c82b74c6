import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './api-endpoints.ts'

it('docs/deployment-keys.md says what the schema says', () => {
  const run = () =>
    execFileSync(process.execPath, ['scripts/deployment-doc.mjs', '--check'], { stdio: 'pipe' })
  expect(run).not.toThrow()
})

it('the proxy of docs/deployment.md lets the largest file through that the schema allows, as a data URL too', () => {
  const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(read('deployment.md')) ?? []
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(block) ?? []
  const [, largest] = /`files\.largestBytes` \|.* to (\d+) /.exec(read('deployment-keys.md')) ?? []
  // Base64 makes four characters of three bytes; the form around it is small.
  expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan((Number(largest) * 4) / 3 + 1024 ** 2)
  expect(block).toContain('proxy_request_buffering off;')
})
