/** The page `/simulators/grover`: usable alone, and in a frame of any page. */
import { Grover } from '../../interactives/grover/view.tsx';
import { readOptions } from '../../interactives/grover/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Grover’s search', (query) => <Grover {...readOptions(query)} />);
