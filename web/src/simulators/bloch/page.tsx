/** The page `/simulators/bloch`: usable alone, and in a frame of any page. */
import { Bloch } from './bloch.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Bloch ball', (query) => <Bloch {...readOptions(query)} />);
