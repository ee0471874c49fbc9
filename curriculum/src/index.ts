export * from './circuits/circuit-grid.ts';
export {
  circuitGrid,
  formatAngle,
  formatCircuitText,
  gridOfLine,
  parseAngle,
  parseCircuitLine,
  parseCircuitText,
} from './circuits/circuit-text.ts';
export {
  circuitOfGrid,
  circuitWithDeferredMeasurements,
  measurementsIn,
} from './circuits/circuit-of-grid.ts';
export type { AchievementRule } from './load/content-files.ts';
export { courseFacts } from './course-facts.ts';
export * from './daily/index.ts';
export type * from './curriculum.ts';

export { pointsOf, totalPoints } from './assessment-points.ts';
export { gradeTask } from './tasks/grade.ts';
export type { TaskExample } from './tasks/diagnosis.ts';
export { replayOf, type Replay } from './tasks/replay.ts';
export { gradeProgram } from './programs/grade-program.ts';
export { programRequest } from './programs/program-request.ts';
export {
  gradeBars,
  gradeHistogram,
  gradeNumber,
  gradeOrder,
  percentsOfLine,
} from './inline-checks/grade-inline-check.ts';
export type { InlineCheck, InlineGrade } from './inline-checks/grade-inline-check.ts';
export { parseShownNumber } from './shown-number.ts';
export { gradeCard, turnedGrid } from './tasks/grade-card.ts';
export {
  propertiesOf,
  sceneStateOf,
  stateOfLine,
  valueOf,
  valuesOfWires,
  withAngles,
} from './visualizations/scene-state.ts';
export { formatWebVtt, recordedPart, videoLength } from './videos/captions.ts';
export type { VideoContent, VideoMove } from './videos/video-file.ts';
export type { ContentFiles } from './load/content-reader.ts';
export { loadCurriculum } from './load/load.ts';
export { formatProblem } from './problem.ts';
export { checkCurriculum } from './check/check-curriculum.ts';
export { quizProse } from './check/reading/prose.ts';
export { ideasDocument } from './ideas/ideas-table.ts';
export { readabilityOf } from './check/reading/readability.ts';
