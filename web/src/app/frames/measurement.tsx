/** The page `/simulators/measurement`: usable alone, and in a frame of any page. */
import { Measurement } from '../../interactives/measurement/view.tsx';
import { readOptions } from '../../interactives/measurement/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Measurement', (query) => <Measurement {...readOptions(query)} />);
