/** The page `/simulators/coin-and-qubit`: usable alone, and in a sandboxed frame of any page. */
import { CoinAndQubit } from '../../features/coin-and-qubit/coin-and-qubit.tsx';
import { readOptions } from '../../features/coin-and-qubit/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Coin and qubit', (query) => <CoinAndQubit {...readOptions(query)} />);
