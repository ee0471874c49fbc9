/** The page `/simulators/coin-and-qubit`: usable alone, and in a frame of any page. */
import { CoinAndQubit } from './coin-and-qubit.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Coin and qubit', (query) => <CoinAndQubit {...readOptions(query)} />);
