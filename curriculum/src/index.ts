export * from './circuit-grid.ts';
export {
  angleOf,
  circuitGrid,
  formatAngle,
  formatCircuitText,
  mostColumns,
  mostWires,
  parseAngle,
  parseCircuitLine,
  parseCircuitText,
  type CircuitTextProblem,
  type CircuitTextResult,
} from './circuit-text.ts';
export {
  circuitOfGrid,
  circuitWithLooksDeferred,
  gridOfCircuit,
  looksIn,
} from './circuit-of-grid.ts';
export type { AchievementRule } from './content-files.ts';
export { courseFacts } from './course-facts.ts';
export type * from './curriculum.ts';
export { diagnosisCodes, type Diagnosis, type DiagnosisCode } from './diagnosis.ts';
export { gradeTask, type Grade, type Task } from './grade.ts';
export type { ContentFiles } from './content-reader.ts';
export { loadCurriculum, type LoadResult } from './load.ts';
export { formatProblem, type ContentProblem } from './problem.ts';
export { checkCurriculum } from './check/check-curriculum.ts';
export type { AssetExists } from './check/check-links.ts';
export { lessonProse, quizProse } from './check/prose.ts';
export { readingOf, type Reading } from './check/reading.ts';
