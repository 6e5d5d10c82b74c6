import type { Break } from '../breaks.ts'

const folder = 'server/src/modules/enquiries'
const tests = [`${folder}/routes.test.ts`]
const rules = ['domain/src/enquiries/enquiries.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'anybody may have us mail an address as often as they like',
    file: `${folder}/operations.ts`,
    text: 'const mailsPerAddress = 3',
    becomes: 'const mailsPerAddress = 300',
    tests,
  },
  {
    name: 'a network may write as often as it likes',
    file: `${folder}/routes.ts`,
    text: 'await spendAsk(db, request.ip)',
    becomes: 'await Promise.resolve(request.ip)',
    tests,
  },
  {
    name: 'the same message sent twice is two',
    file: `${folder}/operations.ts`,
    text: 'if (key === undefined) return undefined',
    becomes: 'if (key !== "") return undefined',
    tests,
  },
  {
    name: 'what visitors sent is kept for ever',
    file: `${folder}/operations.ts`,
    text: ".where('created_at', '<', until)",
    becomes: ".where('created_at', '<', at(0))",
    tests,
  },
  {
    name: 'the retailer is not told of a message',
    file: `${folder}/operations.ts`,
    text: "type: 'enquiry.received',",
    becomes: "type: 'lead.saved',",
    tests,
  },
  {
    name: 'nobody need agree to be called',
    file: 'domain/src/enquiries/lead-contact.ts',
    text: "typed.consent ? undefined : 'lead_contact_consent_required'",
    becomes: 'undefined',
    tests: rules,
  },
  {
    name: 'a phone is never looked at',
    file: 'domain/src/enquiries/lead-contact.ts',
    text: "if (parsed.error !== 'required_field') return 'lead_contact_phone_not_valid'",
    becomes: "if (parsed.error !== 'required_field') return undefined",
    tests: rules,
  },
  {
    name: 'what was reckoned is kept before anybody agreed to it',
    file: 'server/src/modules/power-leads/routes.ts',
    text: 'if (isAlone) return',
    becomes: 'if (isAlone && consent) return',
    tests: ['server/src/modules/power-leads/routes.test.ts'],
  },
  {
    name: 'the figure of the browser goes into the lead',
    file: 'server/src/modules/power-leads/routes.ts',
    text: 'about: { ...asked, optimalPower: reckoned.optimalPower }',
    becomes: 'about: { ...asked }',
    tests: ['server/src/modules/power-leads/routes.test.ts'],
  },
  {
    name: 'a fridge runs only now and then',
    file: 'domain/src/appliances/appliances.ts',
    text: "simultaneityDependent ? simultaneity : '1'",
    becomes: 'simultaneity',
    tests: ['domain/src/appliances/appliances.test.ts'],
  },
]
