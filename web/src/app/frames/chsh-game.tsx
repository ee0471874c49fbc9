/** The page `/simulators/chsh-game`: usable alone, and in a frame of any page. */
import { ChshGame } from '../../interactives/chsh-game/view.tsx';
import { readOptions } from '../../interactives/chsh-game/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('CHSH game', (query) => <ChshGame {...readOptions(query)} />);
