import { useSearch } from '@tanstack/react-router'
import { useContractTitle } from '../pages/contract/contract-title.ts'
import { readContractView } from '../site/contract-functions.ts'
import { viewPages } from './view-pages.ts'

/** What the address asks of a contract: all of it, its consumption, or a change. */
export function ContractViewPage() {
  useContractTitle()
  const { Component } = viewPages[readContractView(useSearch({ strict: false }))]
  return <Component />
}
