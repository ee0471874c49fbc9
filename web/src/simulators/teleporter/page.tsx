/** The page `/simulators/teleporter`: usable alone, and in a frame of any page. */
import { Teleporter } from './teleporter.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Teleporter', (query) => <Teleporter {...readOptions(query)} />);
