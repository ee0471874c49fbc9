/** The page `/simulators/pair-tester`: usable alone, and in a frame of any page. */
import { PairTester } from '../../interactives/pair-tester/view.tsx';
import { readOptions } from '../../interactives/pair-tester/options.ts';
import { showSimulator } from './page/show-simulator.tsx';

showSimulator('Pair tester', (query) => <PairTester {...readOptions(query)} />);
