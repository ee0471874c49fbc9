/** The page `/simulators/ripple`: usable alone, and in a sandboxed frame of any page. */
import { Ripple } from '../../features/ripple/ripple.tsx';
import { readOptions } from '../../features/ripple/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Ripple adder', (query) => <Ripple {...readOptions(query)} />);
