/** The page `/simulators/bb84`: usable alone, and in a frame of any page. */
import { Bb84 } from '../../interactives/bb84/view.tsx';
import { readOptions } from '../../interactives/bb84/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Photon post', (query) => <Bb84 {...readOptions(query)} />);
