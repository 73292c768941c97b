/** Building and checking positions: what all rules tests and scenario files are made of. */
export { type Scenario, ScenarioError, scenario } from './builder.ts'
export {
  runScenario,
  type ScenarioEntry,
  type ScenarioQuestion,
  type Scene,
  type SceneStep,
  scenariosIn,
  sceneOf,
} from './file.ts'
export { HIDDEN, type ScenarioKit, type SortWords } from './kit.ts'
export { pickWords } from './picks.ts'
export { type Fields, numberedSeat, quoted, shortly } from './reading.ts'
export type { ScenarioDifference } from './run.ts'
