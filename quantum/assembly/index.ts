export { runSweeps } from './block';
export { buildTables, runChunks } from './pass';
export { spreadReal } from './shape';
export { support, touch } from './measure';
export { sumShares } from './sums';
