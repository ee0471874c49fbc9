/** The page `/simulators/switches`: usable alone, and in a frame of any page. */
import { Switches } from '../../interactives/switch-board/with-choice.tsx';
import { readOptions } from '../../interactives/switch-board/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Switches', (query) => <Switches {...readOptions(query)} />);
