import { PATHS } from '../data/icons/root.ts'
import { addIcons } from '../Icon.tsx'

addIcons(PATHS)
