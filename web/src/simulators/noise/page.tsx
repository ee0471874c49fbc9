/** The page `/simulators/noise`: usable alone, and in a frame of any page. */
import { Noise } from './noise.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Noise and repair', (query) => <Noise {...readOptions(query)} />);
