import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import { movableClock } from '../clock.ts'
import { serveWellKnown } from './well-known.ts'

const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
const clock = movableClock(Date.parse('2026-11-28T09:00:00Z'))

function officeWith(changed: Partial<Parameters<typeof serveWellKnown>[1]>) {
  const app = fastify()
  serveWellKnown(app, { deployment, clock, passwordPage: '/cambio-de-clave', ...changed })
  return app
}

it('a password manager is led to where the password is changed, outside where that is [r.well-known]', async () => {
  const address = '/.well-known/change-password'
  const own = await officeWith({}).inject(address)
  expect([own.statusCode, own.headers['location']]).toEqual([302, '/cambio-de-clave'])
  const session = { ...deployment.session, changePasswordAddress: 'https://id.example/password' }
  const outside = await officeWith({ deployment: { ...deployment, session } }).inject(address)
  expect(outside.headers['location']).toBe('https://id.example/password')
  expect((await officeWith({ passwordPage: null }).inject(address)).statusCode).toBe(404)
})

it('whoever finds a flaw reads whom to tell, for less than a year; nothing without a contact [r.well-known]', async () => {
  const address = '/.well-known/security.txt'
  const reply = await officeWith({
    deployment: { ...deployment, publicAddress: 'https://o.example' },
  }).inject(address)
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toBe(
    [
      'Contact: mailto:seguretat@llumdelvalles.endoll.test',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: es, ca, en',
      'Canonical: https://o.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  const organisation = { ...deployment.organisation, securityContact: null }
  const without = officeWith({ deployment: { ...deployment, organisation } })
  expect((await without.inject(address)).statusCode).toBe(404)
})
