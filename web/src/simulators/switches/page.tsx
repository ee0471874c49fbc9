/** The page `/simulators/switches`: usable alone, and in a frame of any page. */
import { Switches } from './switches.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Switches', (query) => <Switches {...readOptions(query)} />);
