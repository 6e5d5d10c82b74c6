import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { issueMaintenancePass, maintenancePassPath } from '../platform/http/maintenance-pass.ts'
import { explain } from '../platform/plain-error.ts'

async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  if (words.length > 0) throw new ConfigError('Usage: npm run maintenance-pass -- [--demo]')
  return withServices(config, async (services) => {
    const office = services.deployment.publicAddress ?? `http://localhost:${config.port}`
    return `${office}${maintenancePassPath}${await issueMaintenancePass(services)}`
  })
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
