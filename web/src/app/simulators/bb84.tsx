/** The page `/simulators/bb84`: usable alone, and in a sandboxed frame of any page. */
import { Bb84 } from '../../features/bb84/bb84.tsx';
import { readOptions } from '../../features/bb84/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Photon post', (query) => <Bb84 {...readOptions(query)} />);
