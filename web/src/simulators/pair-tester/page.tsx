/** The page `/simulators/pair-tester`: usable alone, and in a frame of any page. */
import { PairTester } from './pair-tester.tsx';
import { readOptions } from './options.ts';
import { showSimulator } from '../page/show-simulator.tsx';

showSimulator('Pair tester', (query) => <PairTester {...readOptions(query)} />);
