/** The page `/simulators/first-qubit`: usable alone, and in a frame of any page. */
import { FirstQubit } from './first-qubit.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('First qubit', (query) => <FirstQubit {...readOptions(query)} />);
