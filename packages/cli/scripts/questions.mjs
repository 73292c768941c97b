// npm run questions: writes docs/questions.md anew.
import { writeFileSync } from 'node:fs'
import { PAGE, questionsPage } from './questions-page.mjs'

writeFileSync(PAGE, questionsPage())
console.log('docs/questions.md is written anew.')
