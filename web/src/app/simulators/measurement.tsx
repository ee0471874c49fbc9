/** The page `/simulators/measurement`: usable alone, and in a sandboxed frame of any page. */
import { Measurement } from '../../features/measurement/measurement.tsx';
import { readOptions } from '../../features/measurement/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Measurement', (query) => <Measurement {...readOptions(query)} />);
