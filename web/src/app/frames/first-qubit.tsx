/** The page `/simulators/first-qubit`: usable alone, and in a frame of any page. */
import { FirstQubit } from '../../interactives/first-qubit/view.tsx';
import { readOptions } from '../../interactives/first-qubit/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('First qubit', (query) => <FirstQubit {...readOptions(query)} />);
