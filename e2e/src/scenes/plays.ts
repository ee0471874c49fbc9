/** Every scene, played as lessons intend. */
import { choose, press, pull, see, type Play } from './hands.ts';

export interface Scene {
  readonly name: string;
  readonly title: string;
  /** Query with invalid options. */
  readonly odd: string;
  /** First action in the scene. */
  readonly begin: (play: Play) => Promise<void>;
  /** Remaining actions, up to a visible end. */
  readonly finish: (play: Play) => Promise<void>;
}

export const scenes: readonly Scene[] = [
  {
    name: 'switches',
    title: 'Switches',
    odd: '?switches=99',
    begin: ({ page, hand }) => hand.press(page.getByRole('switch', { name: 'Switch 1' })),
    async finish(play) {
      await see(play, '2 of 8 patterns found');
      for (const number of [2, 1, 3, 1, 2, 1]) {
        await play.hand.press(play.page.getByRole('switch', { name: `Switch ${number}` }));
      }
      await see(play, '8 of 8 patterns found');
    },
  },
  {
    name: 'marbles',
    title: 'Bag of marbles',
    odd: '?bag=9-9',
    begin: (play) => press(play, 'Draw 1'),
    async finish(play) {
      await press(play, 'Draw 1000');
      await see(play, '1001 tries');
    },
  },
  {
    name: 'first-qubit',
    title: 'First qubit',
    odd: '?gates=BOOM',
    async begin(play) {
      await pull(play, 'Start, bar for 1', { to: [0.5, 0.17], key: 'ArrowRight', times: 6 });
      await press(play, 'Lock it and look 100 times');
      await see(play, /You guessed 50 of 100. It was \d+ of 100/);
    },
    async finish(play) {
      await press(play, 'Start again');
      await pull(play, 'Start, bar for 0', { to: [0.5, 0.03], key: 'End', times: 1 });
      await press(play, 'Gate X');
      await press(play, 'q0, place 1: empty');
      await press(play, 'Lock it and look 100 times');
      // A finger may stop slightly before the end.
      await see(play, /You guessed 50 of 100. It was (9\d|100) of 100/);
    },
  },
  {
    name: 'coin-and-qubit',
    title: 'Coin and qubit',
    odd: '?times=1e9',
    async begin(play) {
      await press(play, 'Not the same');
      await see(play, 'You said they differ, and they do.');
    },
    async finish(play) {
      await press(play, 'One of each');
      await press(play, 'Numbers');
      await see(play, /The qubit showed 0 in 101 and 1 in 0 of 101/);
      await see(play, /H makes an even mix, and can undo it/);
    },
  },
  {
    name: 'ripple',
    title: 'Ripple adder',
    odd: '?phase=7',
    begin: (play) => choose(play, 'On path 1', 'Z: a minus'),
    async finish(play) {
      await choose(play, 'Which exit will the qubit show?', '1 every time');
      await press(play, 'Send 100');
      await see(play, /At exit 1 the parts add up.*and so it is/);
      await play.page.getByRole('img', { name: /^Exit 0:.*They cancel/ }).waitFor();
    },
  },
  {
    name: 'interference-mixer',
    title: 'Interference mixer',
    odd: '?gates=CNOT',
    async begin(play) {
      await play.page.getByLabel('Start, bar for 0').fill('3');
      await press(play, 'Go into H');
      await see(play, /shrink by the same factor/);
    },
    async finish(play) {
      await press(play, 'Let them meet');
      await see(play, /For 1 they cancel/);
      await choose(play, 'Gates', 'H Z H');
      for (const step of ['Go into H', 'Let them meet', 'Go through Z', 'Go into H']) {
        await press(play, step);
      }
      await press(play, 'Let them meet');
      await press(play, 'Numbers');
      await play.page.getByRole('row', { name: /^Gate 3, H: 1/ }).waitFor();
    },
  },
  {
    name: 'bloch',
    title: 'Bloch ball',
    odd: '?target=BOOM',
    async begin(play) {
      await choose(play, 'What to do with the ball', 'Reach the point');
      await press(play, 'Gate H');
    },
    async finish(play) {
      await press(play, 'Gate S');
      await see(play, /You are on the point. 2 of 3 moves used/);
      await choose(play, 'What to do with the ball', 'A linked pair');
      await play.page.getByLabel(/How strongly they are linked/).fill('90');
      await see(play, /Fully linked: no arrow is left/);
    },
  },
  {
    name: 'measurement',
    title: 'Measurement',
    odd: '?line=look',
    async begin(play) {
      await choose(play, 'What happens to each qubit', 'H, look, H, look');
      await choose(play, 'What will the last look show?', 'Sometimes 0, sometimes 1');
      await press(play, 'Take a fresh qubit');
    },
    async finish(play) {
      await press(play, 'Look at it again');
      await see(play, /Looked again at the same qubit: still [01]/);
      await press(play, '100 fresh qubits');
      await see(play, /of 101\. You guessed .* and so it is/);
    },
  },
  {
    name: 'pair-tester',
    title: 'Pair tester',
    odd: '?pair=gloves',
    async begin(play) {
      await play.page.getByLabel('The pair').selectOption('Linked pair B');
      await press(play, 'One pair');
    },
    async finish(play) {
      await press(play, 'Look at 100 pairs');
      await see(play, /Equal in 101 of 101/);
      await press(play, /^Alice: plain look/);
      await press(play, /^Bob: plain look/);
      await press(play, 'Look at 100 pairs');
      await see(play, /Equal in 0 of 100/);
      await press(play, 'Numbers');
      await see(play, /exactly 50%, however Alice looks/);
    },
  },
  {
    name: 'chsh-game',
    title: 'CHSH game',
    odd: '?angles=0,45',
    async begin(play) {
      await press(play, 'Play a round');
    },
    async finish(play) {
      await press(play, '100 rounds');
      await see(play, /Won \d+ of 101.*The exact chance is 75%/);
      await choose(play, 'How do they play?', 'With a linked pair');
      await press(play, 'Play a round');
      await see(play, /The exact chance is 75%/);
      await pull(play, /^Alice, card 1/, { to: [0.8, 0.2], key: 'ArrowRight', times: 6 });
      await pull(play, /^Bob, card 0/, { to: [0.65, 0.14], key: 'ArrowRight', times: 3 });
      await pull(play, /^Bob, card 1/, { to: [0.35, 0.14], key: 'ArrowLeft', times: 3 });
      await press(play, '1000 rounds');
      await see(play, /Won \d+ of 1000.*The exact chance is 85.4%/);
    },
  },
  {
    name: 'teleporter',
    title: 'Teleporter',
    odd: '?angle=181',
    begin: (play) => press(play, 'The message: put it into the box'),
    async finish(play) {
      await press(play, 'Alice looks');
      await press(play, 'Look at 200 like this');
      await see(play, /is a coin, whatever the message is/);
      const bits = play.page.getByRole('button', { name: /^The two bits/ });
      await play.hand.press(bits);
      const [first, second] = (await bits.textContent()) ?? '';
      if (first === '1') await press(play, 'X, if the 1st bit is 1');
      if (second === '1') await press(play, 'Z, if the 2nd bit is 1');
      await press(play, 'Look at 200 like this');
      await see(play, /^You (repaired it by|read) the two bits/);
    },
  },
  {
    name: 'grover',
    title: 'Grover’s search',
    odd: '?items=5',
    async begin(play) {
      await choose(play, 'How many lockers?', '8');
      await press(play, 'Flip the marked one');
    },
    async finish(play) {
      await press(play, 'Mirror every bar');
      for (let step = 0; step < 2; step++) {
        await press(play, 'Flip the marked one');
        await press(play, 'Mirror every bar');
      }
      await see(play, /Too far/);
      await press(play, 'Look 100 times');
      await see(play, /Found in \d+ of 100 looks/);
    },
  },
  {
    name: 'bb84',
    title: 'Photon post',
    odd: '?eve=maybe',
    async begin(play) {
      await choose(play, 'Does Eve listen in?', 'Yes');
      await press(play, 'Look in the mix way');
      await see(play, /^You read [01], in the mix way/);
    },
    async finish(play) {
      await choose(play, 'Does Eve listen in?', 'Keep it from me');
      await press(play, 'Let Qubi do 20');
      await see(play, /^20 photons read/);
      await press(play, 'Tell the ways');
      await see(play, /^Same way for \d+ of 20/);
      await press(play, 'Check 10 kept bits');
      await see(play, /compared bits are wrong/);
      await press(play, 'Eve was there');
      await see(play, /You compared \d+ bits/);
    },
  },
  {
    name: 'noise',
    title: 'Noise and repair',
    odd: '?steps=21',
    async begin(play) {
      await press(play, 'Look at 200 fresh qubits');
      await see(play, /of 200 looks were told as 1/);
    },
    async finish(play) {
      await choose(play, 'What to try', 'Repair');
      await press(play, /^Qubit 1: 0/);
      await press(play, 'Repair by the lamps');
      await see(play, /just as it was/);
    },
  },
];
