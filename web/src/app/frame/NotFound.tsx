import { NotFoundPage } from '../../pages/not-found/NotFoundPage.tsx'
import { Frame } from './Frame.tsx'

export function NotFound() {
  return (
    <Frame>
      <NotFoundPage />
    </Frame>
  )
}
