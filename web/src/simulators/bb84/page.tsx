/** The page `/simulators/bb84`: usable alone, and in a frame of any page. */
import { Bb84 } from './bb84.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Photon post', (query) => <Bb84 {...readOptions(query)} />);
