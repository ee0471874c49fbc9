/** The page `/simulators/coin-and-qubit`: usable alone, and in a frame of any page. */
import { CoinAndQubit } from '../../interactives/coin-and-qubit/view.tsx';
import { readOptions } from '../../interactives/coin-and-qubit/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Coin and qubit', (query) => <CoinAndQubit {...readOptions(query)} />);
