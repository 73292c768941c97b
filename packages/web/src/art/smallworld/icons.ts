import { PATHS } from '../data/icons/smallworld.ts'
import { addIcons } from '../Icon.tsx'

addIcons(PATHS)
