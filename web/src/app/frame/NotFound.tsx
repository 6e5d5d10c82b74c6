import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import { Frame } from './Frame.tsx'

export function NotFound() {
  return (
    <Frame>
      <NotFoundPage />
    </Frame>
  )
}
