/** Building and checking positions: what all rules tests and scenario files are made of. */
export { type Scenario, ScenarioError, scenario } from './builder.ts'
export {
  runScenario,
  type ScenarioDifference,
  type ScenarioEntry,
  type ScenarioKit,
  scenariosIn,
} from './file.ts'
