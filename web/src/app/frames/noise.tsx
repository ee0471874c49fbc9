/** The page `/simulators/noise`: usable alone, and in a frame of any page. */
import { Noise } from '../../interactives/noise/view.tsx';
import { readOptions } from '../../interactives/noise/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Noise and repair', (query) => <Noise {...readOptions(query)} />);
