/** The page `/simulators/marbles`: usable alone, and in a frame of any page. */
import { readOptions } from '../../interactives/chance-histogram/options.ts';
import { MarbleBags } from '../../interactives/chance-histogram/with-choice.tsx';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Bag of marbles', (query) => <MarbleBags {...readOptions(query)} />);
