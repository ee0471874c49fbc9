/** The page `/simulators/ripple`: usable alone, and in a frame of any page. */
import { Ripple } from '../../interactives/ripple/view.tsx';
import { readOptions } from '../../interactives/ripple/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Ripple adder', (query) => <Ripple {...readOptions(query)} />);
