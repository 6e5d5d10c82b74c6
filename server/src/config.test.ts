import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('starts the demo on port 3000, on loopback, without anything being set', () => {
    expect(readConfig({}, ['--demo'])).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      databaseConnections: 10,
    })
  })

  it('keeps two starts on two ports in two data folders', () => {
    const folders = ['3000', '3001'].map((PORT) => readConfig({ PORT }, ['--demo']).dataFolder)
    expect(new Set(folders).size).toBe(2)
  })

  it('serves no metrics unless told, and on loopback unless told otherwise', () => {
    const metricsOf = (ENDOLL_METRICS: string) => readConfig({ ENDOLL_METRICS }, ['--demo']).metrics
    expect(readConfig({}, ['--demo']).metrics).toBeUndefined()
    expect(metricsOf('9464')).toEqual({ host: 'localhost', port: 9464 })
    expect(metricsOf('10.0.0.5:9464')).toEqual({ host: '10.0.0.5', port: 9464 })
    expect(metricsOf('[::1]:9464')).toEqual({ host: '::1', port: 9464 })
  })

  it.each([
    [{ PORT: 'abc' }, ['--demo'], /PORT is "abc"/],
    [{ PORT: '70000' }, ['--demo'], /from 0 to 65535/],
    [{ ENDOLL_DATABASE_CONNECTIONS: '1' }, ['--demo'], /from 2 to 1000/],
    [{ ENDOLL_DATABASE_POOLER: 'postgres://pooler:6432/office' }, ['--demo'], /needs DATABASE_URL/],
    [{ ENDOLL_METRICS: 'localhost' }, ['--demo'], /ENDOLL_METRICS is "localhost"/],
    [{ ENDOLL_LOG: 'loud' }, ['--demo'], /allowed: debug, info, warn, error, silent/],
    [{}, ['--dmeo'], /Unknown argument --dmeo/],
    [{}, [], /ENDOLL_DEPLOYMENT must name/],
  ])('refuses %j %j in one sentence', (environment, argv, sentence) => {
    expect(() => readConfig(environment, argv)).toThrow(sentence)
  })
})
