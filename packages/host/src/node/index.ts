/** What a host needs Node for: tables in files. */
export { type FileStore, fileStore, writeWhole } from './files.ts'
export { Held, hold } from './lock.ts'
