import type { Break } from '../breaks.ts'

const routes = ['server/src/modules/files/routes.test.ts']
const budgets = ['server/src/modules/files/budget.test.ts']
const json = ['server/src/platform/files/files-in-json.test.ts']
const sweep = ['server/src/platform/files/sweep-files.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a page may be sent as a document',
    file: 'server/src/platform/files/file-content.ts',
    text: '!accepted.includes(found.mime)',
    becomes: 'accepted.length === 0',
    tests: routes,
  },
  {
    name: 'a file may be larger than the largest',
    file: 'server/src/platform/files/file-content.ts',
    text: 'if (sizeBytes > mostBytes) throw',
    becomes: 'if (sizeBytes > 2 * mostBytes) throw',
    tests: routes,
  },
  {
    name: 'half a document is kept',
    file: 'server/src/platform/files/file-content.ts',
    text: "if (!tail.includes(ends[mediaType!] ?? '')) throw",
    becomes: 'if (tail.length === 0) throw',
    tests: routes,
  },
  {
    name: 'an empty file is kept',
    file: 'server/src/platform/files/file-content.ts',
    text: "if (sizeBytes === 0) throw refuseFile('file_empty')",
    becomes: '',
    tests: routes,
  },
  {
    name: 'what a broken transfer leaves stays on the disk',
    file: 'server/src/platform/files/file-store.ts',
    text: '        await rm(part, { force: true })\n',
    becomes: '',
    tests: [...routes, ...sweep],
  },
  {
    name: 'a file may be attached to two forms',
    file: 'server/src/platform/files/claim-files.ts',
    text: "where('claimed_by', 'in', claimants)]",
    becomes: "where('claimed_by', 'is not', null)]",
    tests: routes,
  },
  {
    name: 'a file nobody has attached can be fetched',
    file: 'server/src/platform/files/open-file.ts',
    text: "    .where('claimed_by', 'is not', null)\n",
    becomes: '',
    tests: routes,
  },
  {
    name: 'files that no form attaches stay for ever',
    file: 'server/src/platform/files/sweep-files.ts',
    text: 'clock.nowMs() - waitingMs',
    becomes: '0 * waitingMs',
    tests: sweep,
  },
  {
    name: 'attached files go with the others',
    file: 'server/src/platform/files/sweep-files.ts',
    text: "    .where('claimed_by', 'is', null)\n",
    becomes: '',
    tests: sweep,
  },
  {
    name: 'a network may send files without end',
    file: 'server/src/platform/files/call-files.ts',
    text: 'await this.#pay(0, 1)',
    becomes: '',
    tests: budgets,
  },
  {
    name: 'bytes of files are not paid for',
    file: 'server/src/platform/files/call-files.ts',
    text: 'await this.#pay(this.#announced ?? stepBytes, 0)',
    becomes: '',
    tests: budgets,
  },
  {
    name: 'a call that does not say how long it is pays nothing more',
    file: 'server/src/platform/files/call-files.ts',
    text: 'if (paid < 0) {',
    becomes: 'if (paid < -1e12) {',
    tests: budgets,
  },
  {
    name: 'files of a refused call stay',
    file: 'server/src/platform/files/call-files.ts',
    text: 'if (reply.statusCode >= 400) await',
    becomes: 'if (reply.statusCode >= 900) await',
    tests: budgets,
  },
  {
    name: 'files of a call that is broken off stay',
    file: 'server/src/platform/files/call-files.ts',
    text: "if (how === 'broken off') this",
    becomes: "if (how === 'answered' && this.#isRefused) this",
    tests: budgets,
  },
  {
    name: 'visitors take the room of customers',
    file: 'server/src/platform/files/call-files.ts',
    text: ".where(whose === 'account' ? isOfAccount : sql<boolean>`not ${isOfAccount}`)",
    becomes: ".where(whose === 'account' || whose === 'network' ? sql<boolean>`true` : isOfAccount)",
    tests: budgets,
  },
  {
    name: 'one sender takes all the room',
    file: 'server/src/platform/files/call-files.ts',
    text: 'if (own + bytes > fileLimits[this.#whose].bytes)',
    becomes: 'if (own < 0)',
    tests: budgets,
  },
  {
    name: 'a data URL may go on after its end',
    file: 'server/src/platform/files/data-url.ts',
    text: 'padded || ',
    becomes: '',
    tests: json,
  },
  {
    name: 'a text of a call may be as long as a file',
    file: 'server/src/platform/files/files-in-json.ts',
    text: 'longestText = 256 * 1024',
    becomes: 'longestText = 2560 * 1024',
    tests: json,
  },
]
