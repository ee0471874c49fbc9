/** The page `/simulators/bloch`: usable alone, and in a sandboxed frame of any page. */
import { Bloch } from '../../features/bloch/bloch.tsx';
import { readOptions } from '../../features/bloch/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Bloch ball', (query) => <Bloch {...readOptions(query)} />);
