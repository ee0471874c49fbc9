/** The page `/simulators/first-qubit`: usable alone, and in a sandboxed frame of any page. */
import { FirstQubit } from '../../features/first-qubit/first-qubit.tsx';
import { readOptions } from '../../features/first-qubit/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('First qubit', (query) => <FirstQubit {...readOptions(query)} />);
