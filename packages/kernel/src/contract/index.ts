/** The properties every game must have, checked in random games; what each of them means stands in docs/adding-a-game.md. */
export { type ContractOptions, type ContractReport, checkContract, type Rechecked, replayFailure } from './check.ts'
export { ContractFailure, type Failure, readFailure, writeFailure } from './failure.ts'
