/** The page `/simulators/teleporter`: usable alone, and in a sandboxed frame of any page. */
import { Teleporter } from '../../features/teleporter/teleporter.tsx';
import { readOptions } from '../../features/teleporter/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Teleporter', (query) => <Teleporter {...readOptions(query)} />);
