import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A node of the structure that a screen reader walks: its role, its alternative text, what is below. */
export interface ReadNode {
  readonly role: string
  readonly alt?: string
  readonly children: readonly ReadNode[]
}

/** A document as a reader's program sees it. */
export interface ReadPdf {
  readonly title: string | undefined
  readonly language: string | undefined
  readonly creationDate: string | undefined
  readonly tagged: boolean
  readonly pages: number
  /** What it says, page by page, pieces joined by a space. */
  readonly text: readonly string[]
  /** Every element of the structure tree, in reading order, pages one after the other. */
  readonly structure: readonly ReadNode[]
  /** Names of the fonts it draws with, without the prefix of a subset. */
  readonly fonts: readonly string[]
  /** Addresses that its links open. */
  readonly links: readonly string[]
}

interface Metadata {
  readonly info: Readonly<Record<string, string | undefined>>
  readonly hasStructTree: boolean
}

interface RawNode {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly RawNode[]
}

function nodesOf(raw: RawNode): ReadNode[] {
  const children = (raw.children ?? []).flatMap(nodesOf)
  if (raw.role === undefined) return children
  return [{ role: raw.role, ...(raw.alt === undefined ? {} : { alt: raw.alt }), children }]
}

/** Roles of the structure, each as often as it comes, nested ones included. */
export function rolesOf(nodes: readonly ReadNode[]): string[] {
  return nodes.flatMap(({ role, children }) => [role, ...rolesOf(children)])
}

/** Of each row of its tables, also those of their heads, the role of the first cell: 'TH' where it names its row. */
export function firstCellsOf(nodes: readonly ReadNode[]): string[] {
  return nodes.flatMap(({ role, children }) =>
    role === 'TR' ? [children[0]?.role ?? 'none'] : firstCellsOf(children),
  )
}

/** Reads a PDF as pdf.js does, without drawing it. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({
    data: new Uint8Array(file),
    useSystemFonts: false,
    disableFontFace: true,
    // The fonts' own names are stored nowhere else.
    fontExtraProperties: true,
    verbosity: 0,
  }).promise
  try {
    const { info, hasStructTree } = (await document.getMetadata()) as unknown as Metadata
    const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
    const text: string[] = []
    const structure: ReadNode[] = []
    const fonts = new Set<string>()
    const links: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      text.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
      structure.push(...nodesOf(((await page.getStructTree()) ?? {}) as RawNode))
      // Fonts are known once the page's drawing has been read.
      await page.getOperatorList()
      for (const item of items) {
        if (!('fontName' in item)) continue
        const font = page.commonObjs.get(item.fontName) as { name: string }
        fonts.add(font.name.replace(/^[A-Z]{6}\+/, ''))
      }
      const annotations = (await page.getAnnotations()) as readonly { url?: string; unsafeUrl?: string }[]
      for (const { url, unsafeUrl } of annotations) {
        const address = url ?? unsafeUrl
        if (address) links.push(address)
      }
    }
    return {
      title: info['Title'],
      language: info['Language'],
      creationDate: info['CreationDate'],
      tagged: marks?.get('Marked') === true && hasStructTree,
      pages: document.numPages,
      text,
      structure,
      fonts: [...fonts].toSorted(),
      links,
    }
  } finally {
    await document.loadingTask.destroy()
  }
}
