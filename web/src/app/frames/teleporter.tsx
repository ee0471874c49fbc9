/** The page `/simulators/teleporter`: usable alone, and in a frame of any page. */
import { Teleporter } from '../../interactives/teleporter/view.tsx';
import { readOptions } from '../../interactives/teleporter/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Teleporter', (query) => <Teleporter {...readOptions(query)} />);
