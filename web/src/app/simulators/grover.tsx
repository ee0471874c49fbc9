/** The page `/simulators/grover`: usable alone, and in a sandboxed frame of any page. */
import { Grover } from '../../features/grover/grover.tsx';
import { readOptions } from '../../features/grover/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Grover’s search', (query) => <Grover {...readOptions(query)} />);
