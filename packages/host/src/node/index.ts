/** What a host needs Node for: tables in files. */
export { fileStore, writeWhole } from './files.ts'
