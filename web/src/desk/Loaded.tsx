import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { isUnknown, type ApiError } from '../calls/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords } from './words/use-words.tsx'

interface LoadedProps<Reply> {
  readonly query: UseQueryResult<Reply, ApiError>
  readonly children: (reply: Reply) => ReactNode
}

/** What was read, or what stands there until it has come, or instead. */
export function Loaded<Reply>({ query, children }: LoadedProps<Reply>) {
  const { words } = useWords()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Skeleton label={words.loading} shape="table" />
  if (isUnknown(query.error)) return <Notice tone="neutral" title={words.nothingThere} announce />
  const again = <Button onClick={() => void query.refetch()}>{words.again}</Button>
  return <Notice tone="bad" title={words.lost} actions={again} announce />
}
