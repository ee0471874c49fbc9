import { createEngineCall } from './call-engine.ts';

export { createEngineCall } from './call-engine.ts';
/** @public */
export type { EngineError, EngineReply } from './call-engine.ts';
export { formatPython } from './format-python.ts';
export { parsePicture } from './pictures.ts';
/** @public */
export type { BlochArrow, HistogramSeries } from './pictures.ts';
export type { Picture } from './pictures.ts';
export { parseReport } from './report.ts';
export type { ReportedCircuit } from './report.ts';

/**
 * Answers a request. The JavaScript module `_qubloom_engine` offers this to Python as `call`; both are JSON.
 * @public
 */
export const callEngine = createEngineCall();
