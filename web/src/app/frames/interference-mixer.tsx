/** The page `/simulators/interference-mixer`: usable alone, and in a frame of any page. */
import { InterferenceMixer } from '../../interactives/interference-mixer/view.tsx';
import { showSimulator } from './page/show-simulator.tsx';
import { readOptions } from '../../interactives/interference-mixer/options.ts';

showSimulator('Interference mixer', (query) => <InterferenceMixer {...readOptions(query)} />);
