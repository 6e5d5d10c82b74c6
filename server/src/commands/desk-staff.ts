import { staffRoles, type StaffRole } from '@endoll/api/staff-roles.ts'
import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { addStaff } from '../modules/desk/operations/add-staff.ts'
import { explain } from '../platform/plain-error.ts'

const usage = `Usage: npm run desk:staff -- <email> <name> <role>… [--demo]; roles: ${staffRoles.join(', ')}`

function isRole(word: string): word is StaffRole {
  return (staffRoles as readonly string[]).includes(word)
}

/** Lets the first people in; whoever administers lets in the others, at the desk. */
async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const [email, name, ...roles] = words
  if (!email || !name || roles.length === 0 || !roles.every(isRole)) throw new ConfigError(usage)
  const by = { staffId: null, address: 'command' }
  const password = await withServices(config, (services) => addStaff(services, { email, name, roles }, by))
  return `${email} signs in at /desk within a day with this password, and chooses another: ${password}`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
