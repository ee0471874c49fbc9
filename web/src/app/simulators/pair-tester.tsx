/** The page `/simulators/pair-tester`: usable alone, and in a sandboxed frame of any page. */
import { PairTester } from '../../features/pair-tester/pair-tester.tsx';
import { readOptions } from '../../features/pair-tester/options.ts';
import { showSimulator } from './show-simulator.tsx';

showSimulator('Pair tester', (query) => <PairTester {...readOptions(query)} />);
