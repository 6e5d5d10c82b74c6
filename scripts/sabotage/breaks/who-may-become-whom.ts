import type { Break } from '../breaks.ts'

const tests = ['server/src/who-may-become-whom.test.ts']

/** One for each row of docs/security.md, "Who may become whom, on what proof". */
export const breaks: readonly Break[] = [
  {
    name: 'a customer is written to at the mailbox that somebody typed',
    file: 'server/src/platform/known-person.ts',
    text: 'address: known ? known.address : typed.toLowerCase()',
    becomes: 'address: typed.toLowerCase()',
    tests,
  },
  {
    name: 'a customer without any address is asked at the mailbox that somebody typed',
    file: 'server/src/platform/known-person.ts',
    text: 'known ? known.address : typed.toLowerCase()',
    becomes: 'known?.address ?? typed.toLowerCase()',
    tests,
  },
  {
    name: 'the retailer is not told of a new holder whom nobody can reach',
    file: 'server/src/modules/requests/new-holder/invite.ts',
    text: "isSent ? {} : { event: 'request.holder_unreachable' }",
    becomes: 'isSent ? {} : {}',
    tests,
  },
  {
    name: 'a link signs for somebody who has become a customer elsewhere',
    file: 'server/src/modules/requests/new-holder/accept.ts',
    text: '|| !isWhoSigns(signature, signer)) throw invalid()',
    becomes: '|| !isWhoSigns(signature, { ...signer, known: undefined })) throw invalid()',
    tests,
  },
  {
    name: 'a contract is given to the customer of a tax id, whoever signed',
    file: 'server/src/modules/requests/new-holder/hand-over.ts',
    text: 'address !== null && address === mailbox',
    becomes: 'address !== null || mailbox === null',
    tests,
  },
  {
    name: 'a code signs a new contract for somebody who has become a customer elsewhere',
    file: 'server/src/modules/leads/signing/code.ts',
    text: 'if (address === null || address !== signature.sent_to)',
    becomes: 'if (address === null)',
    tests,
  },
  {
    name: 'who asks for a contract sees where a customer is written to',
    file: 'server/src/modules/leads/signing/draft-wire.ts',
    text: "(typedAddressOf(draft) ?? '')",
    becomes: '(address || typedAddressOf(draft))',
    tests,
  },
  {
    name: 'a mail of a new contract greets with the name that was typed',
    file: 'server/src/modules/leads/confirm.ts',
    text: 'customer: known?.name ?? null,',
    becomes: "customer: known?.name ?? (stored.owner?.type === 'F' ? stored.owner.first_name : null),",
    tests,
  },
  {
    name: 'an invitation greets with the name that the holder typed',
    file: 'server/src/modules/requests/new-holder/mail.ts',
    text: 'name: known?.name ?? null,',
    becomes: "name: known?.name ?? String(submission['new_holder_name']),",
    tests,
  },
  {
    name: 'a bill is enough to open the account of a customer of whom nobody has an address',
    file: 'server/src/modules/account/activate.ts',
    text: 'if (!holder.emails.includes(asked.email))',
    becomes: 'if (holder.emails.length > 0 && !holder.emails.includes(asked.email))',
    tests,
  },
]
