import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { changeNames } from '../site/contract-functions.ts'
import { canonicalPath, routeKeys } from '../site/paths.ts'
import { createApplication } from './application.ts'
import { changeFile } from './ContractViewPage.tsx'
import { pageFiles, viewFiles } from './page-files.ts'
import { createAppRouter } from './router.tsx'
import { settingsWith } from '../testing/site.ts'
import { isBuilt } from './unbuilt.ts'

const app = createApplication({ settings: settingsWith(), locale: 'es', overridesOf: () => ({}) })
const router = createAppRouter(app, createMemoryHistory())
const paths = new Set(Object.values(router.routesById).map((route) => String(route.fullPath)))

it.each(routeKeys)('%s has a route, unless it is on the list of what is not built', (key) => {
  expect(paths.has(canonicalPath(key))).toBe(isBuilt(key))
})

it('names files that exist, for preloading', () => {
  const facts = Object.values(router.routesById).flatMap((route) => route.options.staticData?.facts ?? [])
  expect(facts.map(({ key }) => key).toSorted()).toEqual(Object.keys(pageFiles).toSorted())
  const pages = Object.keys(
    import.meta.glob(['./**/*Page.tsx', './procedures/*/Change.tsx'], { base: '../' }),
  )
  const files = [...Object.values(pageFiles), ...Object.values(viewFiles), ...changeNames.map(changeFile)]
  for (const file of files) expect(pages).toContain(`./${file}`)
})
