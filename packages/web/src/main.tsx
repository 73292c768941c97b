import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startI18n } from './i18n/index.ts'
import { useSettings } from './settings.ts'
import './art/theme.css'
import './styles/base.css'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no place for the page')
await startI18n(useSettings.getState().language)
createRoot(place).render(<App />)

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
