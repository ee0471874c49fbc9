/** Tasks in lessons, graded on the engine. */
export { readCircuit } from './handed-in-circuit.ts';
export { listOpenTasks, titleOfTask } from './open-tasks.ts';
export { loadSolvedTasks } from './solved-tasks.ts';
export { taskRoutes } from './routes.ts';
export { tasksTables } from './learner-tables.ts';
