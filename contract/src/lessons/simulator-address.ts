/** Facts about simulators for pages that don't need the schemas of their endpoints. */

/** How a simulator is shown, which its address decides. */
export type SimulatorKind = 'local' | 'external' | 'internal';

/** `/simulators/...` opens in a frame, `http...` in a new tab, and any other address is a page of this site. */
export function simulatorKind(url: string): SimulatorKind {
  if (url.startsWith('/simulators/')) return 'local';
  if (url.startsWith('http')) return 'external';
  return 'internal';
}

/** Maximum seconds in one report. */
export const longestSimulatorReport = 600;

/** A page of its own, `/simulators/<name>`. */
interface SimulatorPage {
  readonly title: string;
  /** For search engines and previews of links. */
  readonly description: string;
  /** Folder in `web/src/interactives` with what the page shows; null for the circuit lab. */
  readonly interactive: string | null;
}

/** Simulators that the site serves itself, as `/simulators/<name>`. */
export const simulatorPages = {
  switches: {
    title: 'Switches',
    description: 'Flip switches, and see which number the pattern of 0s and 1s means.',
    interactive: 'switch-board',
  },
  marbles: {
    title: 'Bag of marbles',
    description: 'Draw marbles from a bag, one or a thousand, and watch the chart grow.',
    interactive: 'chance-histogram',
  },
  'first-qubit': {
    title: 'First qubit',
    description: 'Place gates on one qubit, look once, guess, and look at a hundred fresh qubits.',
    interactive: 'first-qubit',
  },
  'coin-and-qubit': {
    title: 'Coin and qubit',
    description: 'Flip a coin twice, send a qubit through H twice, and compare what comes out.',
    interactive: 'coin-and-qubit',
  },
  ripple: {
    title: 'Ripple adder',
    description:
      'Put a sign on one of two paths and see where the ripples add up and where they cancel.',
    interactive: 'ripple',
  },
  'interference-mixer': {
    title: 'Interference mixer',
    description:
      "Drag a qubit's two bars into H, follow each part, and see where the parts add up and where they cancel.",
    interactive: 'interference-mixer',
  },
  bloch: {
    title: 'Bloch ball',
    description:
      'Turn the arrow of one qubit on its ball, reach a point in three moves, and see the ball shrink for a linked pair.',
    interactive: 'bloch',
  },
  measurement: {
    title: 'Measurement',
    description: 'See the bars of a qubit before and after a look, once and many times.',
    interactive: 'measurement',
  },
  'pair-tester': {
    title: 'Pair tester',
    description: 'Test pairs of qubits, linked or separate, and compare what Alice and Bob find.',
    interactive: 'pair-tester',
  },
  'circuit-lab': {
    title: 'Circuit lab',
    description: 'Build quantum circuits and see what they do, gate by gate.',
    interactive: null,
  },
  'chsh-game': {
    title: 'CHSH game',
    description:
      'Play a game by a plan, then with a linked pair, which wins more often than any plan.',
    interactive: 'chsh-game',
  },
  teleporter: {
    title: 'Teleporter',
    description:
      'Send the state of a qubit with a linked pair and two bits. Hold the bits back, and it is a coin.',
    interactive: 'teleporter',
  },
  grover: {
    title: 'Grover’s search',
    description:
      'Find a marked item among four or eight, bar by bar, and see what too many steps do.',
    interactive: 'grover',
  },
  bb84: {
    title: 'Photon post',
    description: 'Make a secret key from photons, and catch Eve when she listens in.',
    interactive: 'bb84',
  },
  noise: {
    title: 'Noise and repair',
    description: 'Watch an arrow fade, and repair a flip with three qubits and two lamps.',
    interactive: 'noise',
  },
} as const satisfies Readonly<Record<string, SimulatorPage>>;
export type LocalSimulator = keyof typeof simulatorPages;

export const localSimulators = Object.keys(simulatorPages) as readonly LocalSimulator[];
