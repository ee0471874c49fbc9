/** The page `/simulators/interference-mixer`: usable alone, and in a frame of any page. */
import { InterferenceMixer } from '../../diagrams/mixer/interference-mixer.tsx';
import { showSimulator } from '../page/show-simulator.tsx';
import { readOptions } from './options.ts';

showSimulator('Interference mixer', (query) => <InterferenceMixer {...readOptions(query)} />);
