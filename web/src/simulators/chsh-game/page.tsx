/** The page `/simulators/chsh-game`: usable alone, and in a frame of any page. */
import { ChshGame } from './chsh-game.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('CHSH game', (query) => <ChshGame {...readOptions(query)} />);
