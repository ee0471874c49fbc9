/** The page `/simulators/measurement`: usable alone, and in a frame of any page. */
import { Measurement } from './measurement.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Measurement', (query) => <Measurement {...readOptions(query)} />);
