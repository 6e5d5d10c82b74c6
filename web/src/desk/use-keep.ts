import { useQueryClient } from '@tanstack/react-query'
import { readDeskCase, type DeskCase } from '@endoll/api/desk-work.ts'

/** Shows a case as a reply has it, without reading it again. */
export function useKeep(): (shown: DeskCase) => void {
  const queries = useQueryClient()
  return (shown) =>
    void queries.setQueryData([readDeskCase.path, { params: { id: String(shown.id) } }], shown)
}
