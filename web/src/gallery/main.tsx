import { createRoot } from 'react-dom/client'
import '../ui/tokens.css'
import '../ui/base.css'
import './gallery.css'
import { Gallery } from './Gallery.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
