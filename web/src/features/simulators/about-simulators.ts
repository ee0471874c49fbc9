/** Name and instructions of each simulator, in a learner's words. */

export interface AboutSimulator {
  readonly title: string;
  /** Its idea, in a sentence. */
  readonly idea: string;
  /** In order. Each is something to do. */
  readonly steps: readonly string[];
}

const firstQubit: AboutSimulator = {
  title: 'First qubit',
  idea: 'One qubit, the gates on it, and what a look will show.',
  steps: [
    'Place a gate on the line. The bars change at once.',
    'Take a guess: what will a look show?',
    'Look once. Then look many times and count.',
    'Take gates away again, and find out which one made the change.',
  ],
};

const circuitLab: AboutSimulator = {
  title: 'Circuit lab',
  idea: 'Build any circuit, and see what it does while you build.',
  steps: [
    'Drag a gate onto a line. Or tap the gate first, and then its place.',
    'With a keyboard, walk with the arrow keys and press a letter, such as H.',
    'Tap a gate on its line to change it, or to take it away.',
    'Undo takes back any step, so nothing can break.',
    'Ready for more? Choose a higher level above the circuit.',
  ],
};

const others: Readonly<Record<string, AboutSimulator>> = {
  switches: {
    title: 'Switches',
    idea: 'Each switch is 0 or 1, and a row of them spells a number.',
    steps: [
      'Tap a switch and watch the number change.',
      'Can you find all the patterns?',
      'Add one more switch. How many patterns are there now?',
    ],
  },
  marbles: {
    title: 'Bag of marbles',
    idea: 'One draw is luck. Many draws show what is in the bag.',
    steps: [
      'Choose a bag and draw one marble.',
      'Guess how many of 100 draws show a 1.',
      'Draw 100, and then 1000. Which chart comes closer to the bag?',
    ],
  },
  'coin-and-qubit': {
    title: 'Coin and qubit',
    idea: 'A coin and a qubit, side by side: both are fair, but only one can undo its mix.',
    steps: [
      'Choose how often each of them is changed: a flip for the coin, an H for the qubit.',
      'Take a guess at what each of them will show.',
      'Run both many times and compare the counts.',
    ],
  },
  ripple: {
    title: 'Ripples on two paths',
    idea: 'Two ripples meet. They add up, or they cancel.',
    steps: [
      'Change the sign or the phase on one path.',
      'Guess how tall the sum will be.',
      'Watch the two arrows add, and read the chance from the sum.',
    ],
  },
  'interference-mixer': {
    title: 'Interference mixer',
    idea: 'Each part of a qubit goes its own way. Where parts meet, they add up or cancel.',
    steps: [
      'Drag the bars to a mix of your own.',
      'Send them into H and follow each part.',
      'Let the parts meet. Which bar grew, and which one vanished?',
      'Choose more gates, and find out what a Z in the middle changes.',
    ],
  },
  bloch: {
    title: 'Bloch ball',
    idea: 'A map of one separate qubit: each gate is a turn of the arrow.',
    steps: [
      'Choose a gate and watch the arrow turn.',
      'Turn the view to see the ball from another side.',
      'Try to reach a point with as few gates as you can.',
    ],
  },
  measurement: {
    title: 'Looking changes it',
    idea: 'The qubit before the look, and the qubit after it.',
    steps: [
      'Choose what happens to each qubit, and where to put a look.',
      'Take a guess at the last look.',
      'Run it, and compare the bars before and after the look.',
    ],
  },
  'pair-tester': {
    title: 'Pair tester',
    idea: 'Two qubits, many tests, and a grid of what came out together.',
    steps: [
      'Choose a pair, and what Alice and Bob ask it.',
      'Look at many pairs, and see which answers come together.',
      'Look at Bob alone: is he more than a fair coin?',
      'Then decide: is this pair linked?',
    ],
  },
  'chsh-game': {
    title: 'CHSH game',
    idea: 'A game for two who may not talk. A linked pair wins it more often than any plan.',
    steps: [
      'Make a plan without qubits and play many rounds.',
      'Play again with a linked pair.',
      'Compare how often each of them wins.',
    ],
  },
  teleporter: {
    title: 'Teleporter',
    idea: 'A state moves to another qubit. Two ordinary bits must travel too.',
    steps: [
      'Choose the state to send.',
      'Go through the steps and send the two bits.',
      'Hold the bits back, and see what arrives then.',
    ],
  },
  grover: {
    title: "Grover's search",
    idea: 'The marked bar grows step by step, and shrinks again when you go too far.',
    steps: [
      'Mark an item.',
      'Take one step after the other and watch the bars about their mean.',
      'Find the number of steps after which a look is most sure.',
    ],
  },
  bb84: {
    title: 'Photon post',
    idea: 'Alice and Bob make a secret key, and find out whether Eve was listening.',
    steps: [
      'Send photons without Eve, and keep those with the same setting.',
      'Let Eve listen, and compare a few bits.',
      'Count the errors: how sure are you that she was there?',
    ],
  },
  noise: {
    title: 'Noise',
    idea: 'The arrow fades as the world outside gets at the qubit.',
    steps: [
      'Let the qubit wait, step by step.',
      'Watch the arrow fade, and read the chances.',
      'Then try the repair: three qubits guard one value against one flip.',
    ],
  },
  external: {
    title: 'Another site',
    idea: 'This simulator belongs to another site and opens in a new tab.',
    steps: ['Open it with the button.', 'Come back to this tab to go on with the lesson.'],
  },
};

const byName = new Map<string, AboutSimulator>([
  ['first-qubit', firstQubit],
  ['circuit-lab', circuitLab],
  ...Object.entries(others),
]);

const anySimulator: AboutSimulator = {
  title: 'Simulator',
  idea: 'Try the ideas of this lesson for yourself.',
  steps: [
    'Change one thing.',
    'Guess what will happen.',
    'Run it, and see whether you were right.',
  ],
};

export function aboutSimulator(name: string): AboutSimulator {
  return byName.get(name) ?? anySimulator;
}
