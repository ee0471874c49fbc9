/** The page `/simulators/noise`: usable alone, and in a sandboxed frame of any page. */
import { Noise } from '../../features/noise/noise.tsx';
import { readOptions } from '../../features/noise/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Noise and repair', (query) => <Noise {...readOptions(query)} />);
