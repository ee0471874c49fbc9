/** The page `/simulators/chsh-game`: usable alone, and in a sandboxed frame of any page. */
import { ChshGame } from '../../features/chsh-game/chsh-game.tsx';
import { readOptions } from '../../features/chsh-game/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('CHSH game', (query) => <ChshGame {...readOptions(query)} />);
