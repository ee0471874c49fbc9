/** The page `/simulators/marbles`: usable alone, and in a frame of any page. */
import { readOptions } from './options.ts';
import { MarbleBags } from './marble-bags.tsx';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Bag of marbles', (query) => <MarbleBags {...readOptions(query)} />);
