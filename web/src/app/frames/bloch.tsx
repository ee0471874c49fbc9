/** The page `/simulators/bloch`: usable alone, and in a frame of any page. */
import { Bloch } from '../../interactives/bloch/view.tsx';
import { readOptions } from '../../interactives/bloch/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Bloch ball', (query) => <Bloch {...readOptions(query)} />);
