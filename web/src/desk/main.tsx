import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/tokens.css'
import '../ui/base.css'
import './desk.css'
import { Desk } from './Desk.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Desk organisation={root.dataset['organisation'] ?? ''} />
    </StrictMode>,
  )
