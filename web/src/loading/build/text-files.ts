import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from '../../i18n/messages.ts'
import { textsTogether } from '../texts-together.ts'

/** The file of each area's Spanish texts, as the application's list imports it. */
function filesOfAreas(texts: string): ReadonlyMap<string, string> {
  const list = readFileSync(join(texts, 'es.ts'), 'utf8')
  const rows = list.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('([^']+)'\)/gm)
  return new Map([...rows].map(([, area = '', file = '']) => [area, join(texts, file)]))
}

/**
 * Names the file of a text: `texts-<area>-<language>` by the first area that it comes with. Undefined of what is no text,
 * or comes alone. `texts` is the folder of the lists of texts, one for each language.
 */
export function textFileOf(texts: string): (id: string) => string | undefined {
  const fileOfArea = filesOfAreas(texts)
  const [everywhere] = textsTogether
  const names = new Map(
    textsTogether.flatMap((areas) =>
      areas.map((area: Area) => {
        const file = fileOfArea.get(area)
        if (file === undefined) throw new Error(`no file holds the texts of ${area}`)
        return [file.replace(/es\.ts$/, ''), `texts-${areas[0]}`] as const
      }),
    ),
  )
  names.set(`${texts}/`, `texts-${everywhere?.[0]}`)
  return (id) => {
    const [, folder = '', language = ''] = /^(.*\/)(\w+)\.ts$/.exec(id) ?? []
    const name = names.get(folder)
    return name && `${name}-${language}`
  }
}
