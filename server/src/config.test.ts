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

  it('tells spans nowhere unless told, and of every call unless told otherwise', () => {
    const tracesOf = (environment: Record<string, string>) => readConfig(environment, ['--demo']).traces
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
    expect(tracesOf({})).toBeUndefined()
    expect(tracesOf(collector)).toEqual({ endpoint: 'http://localhost:4318', ratio: 1 })
    expect(tracesOf({ ...collector, OTEL_TRACES_SAMPLER_ARG: '0.05' })?.ratio).toBe(0.05)
  })

  it('keeps files beside the database, or where it is told: in a folder or a bucket', () => {
    const filesOf = (environment: Record<string, string>) => readConfig(environment, ['--demo']).files
    const keys = { AWS_ACCESS_KEY_ID: 'office', AWS_SECRET_ACCESS_KEY: 'hush' }
    const known = { region: 'us-east-1', endpoint: undefined, keyId: 'office', secret: 'hush' }
    expect(filesOf({ ENDOLL_DATA: '/data' })).toEqual({ folder: '/data/files' })
    expect(filesOf({ ENDOLL_FILES: '/srv/files' })).toEqual({ folder: '/srv/files' })
    expect(filesOf({ ENDOLL_FILES: 's3://office', ...keys })).toEqual({
      bucket: 'office',
      prefix: '',
      ...known,
    })
    expect(
      filesOf({
        ENDOLL_FILES: 's3://office/of/customers',
        AWS_ENDPOINT_URL_S3: 'https://store.example',
        AWS_REGION: 'eu-south-2',
        ...keys,
      }),
    ).toEqual({
      ...known,
      bucket: 'office',
      prefix: 'of/customers/',
      endpoint: 'https://store.example',
      region: 'eu-south-2',
    })
    expect(readConfig({}, ['--demo']).filesBefore).toBeUndefined()
    expect(readConfig({ ENDOLL_FILES_BEFORE: '/old' }, ['--demo']).filesBefore).toEqual({ folder: '/old' })
  })

  it.each([
    [{ ENDOLL_FILES: 's3://Office' }, ['--demo'], /must be a folder, or s3:\/\/bucket/],
    [{ ENDOLL_FILES: 's3://office' }, ['--demo'], /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set/],
    [
      {
        ENDOLL_FILES_BEFORE: 's3://office',
        AWS_ACCESS_KEY_ID: 'x',
        AWS_SECRET_ACCESS_KEY: 'x',
        AWS_ENDPOINT_URL_S3: 'store.example',
      },
      ['--demo'],
      /AWS_ENDPOINT_URL_S3 is "store.example"/,
    ],
    [{ PORT: 'abc' }, ['--demo'], /PORT is "abc"/],
    [{ PORT: '70000' }, ['--demo'], /from 0 to 65535/],
    [{ ENDOLL_DATABASE_CONNECTIONS: '1' }, ['--demo'], /from 2 to 1000/],
    [{ ENDOLL_DATABASE_POOLER: 'postgres://pooler:6432/office' }, ['--demo'], /needs DATABASE_URL/],
    [{ ENDOLL_METRICS: 'localhost' }, ['--demo'], /ENDOLL_METRICS is "localhost"/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, ['--demo'], /ENDPOINT is "collector"/],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '5' },
      ['--demo'],
      /SAMPLER_ARG is "5"/,
    ],
    [{ ENDOLL_LOG: 'loud' }, ['--demo'], /allowed: debug, info, warn, error, silent/],
    [{}, ['--dmeo'], /Unknown argument --dmeo/],
    [{}, [], /ENDOLL_DEPLOYMENT must name/],
  ])('refuses %j %j in one sentence', (environment, argv, sentence) => {
    expect(() => readConfig(environment, argv)).toThrow(sentence)
  })
})
