import {
  ChartColumn,
  Coins,
  Glasses,
  type LucideIcon,
  Mail,
  Users,
  VenetianMask,
  Waves,
} from 'lucide-react';

export interface Activity {
  readonly title: string;
  readonly Icon: LucideIcon;
  /** Number of people, and duration. */
  readonly time: string;
  readonly needed: string;
  readonly steps: readonly string[];
  readonly why: string;
  readonly limits: string;
}

export const activities: readonly Activity[] = [
  {
    title: 'A coin that is tossed twice',
    Icon: Coins,
    time: 'One or more, 10 minutes',
    needed: 'A coin, paper, and the circuit lab for the last step.',
    steps: [
      'Toss the coin 20 times and count the heads. It will be about half.',
      'Now toss it, cover it without looking, and toss it again. Count 20 of these.',
      'Guess first: does the second toss ever bring the heads back for sure?',
      'In the circuit lab, put two H gates in a row on a qubit that starts at 0, and run it 20 times.',
    ],
    why: 'One H looks like a coin toss: half and half. But two of them give 0 every time, because the two ways to 1 cancel. A coin that is tossed twice stays random.',
    limits:
      'A covered coin is heads or tails already, and you only don’t know which. Chances can’t cancel, so no coin does what H and H do.',
  },
  {
    title: 'What is in the bag?',
    Icon: ChartColumn,
    time: 'Two groups, 15 minutes',
    needed: 'Two bags that you can’t see through, marbles or buttons in two colors, paper.',
    steps: [
      'Each group puts four marbles in its bag and keeps secret how many there are of each color.',
      'Swap bags. Draw a marble, note its color, and put it back. Do that ten times.',
      'Draw a bar for each color and guess what is in the bag.',
      'Draw 40 more. Would you still bet on your guess? Then open the bag.',
    ],
    why: 'Ten draws can fool you, and fifty rarely do. A quantum computer is read in the same way: run it many times, with a fresh qubit each time, and look at the bars.',
    limits:
      'The marbles had their colors before you drew them. The marks on a chart can’t tell you that a qubit in a mix is different; for that you need two parts that cancel.',
  },
  {
    title: 'Three filters let more through than two',
    Icon: Glasses,
    time: 'One or more, 10 minutes',
    needed:
      'Three polarizing filters, for example lenses of old polarizing sunglasses, and a lamp. Never look at the sun, with or without them.',
    steps: [
      'Hold two filters one behind the other in front of the lamp. Turn one until it gets as dark as it can.',
      'Guess first: will a third filter between them make it darker, brighter, or neither?',
      'Put the third one between them, turned by half of a quarter turn: 45 degrees.',
      'Turn the middle one slowly, all the way around. When is it brightest?',
    ],
    why: 'A filter doesn’t just take light away. What comes out of it is set to the filter’s own direction. At 45 degrees half of that light gets through the next filter. So with perfect filters a quarter of the light behind the first one comes out, where there was none before. Looking changes it!',
    limits:
      'You see the light of very many photons at once, and all of this can be said with waves of light. It gets quantum when photons come one at a time and each one gets through or doesn’t.',
  },
  {
    title: 'Waves on a rope',
    Icon: Waves,
    time: 'Two and somebody to watch, 10 minutes',
    needed: 'A long soft rope or a long spring, and a clear floor.',
    steps: [
      'Two people hold the ends. Each of them flicks one bump upward at the same moment.',
      'Watch the middle, where the two bumps meet. How high does it get?',
      'Guess first: what if one bump goes up and the other goes down?',
      'Try it. A phone’s slow motion helps. Watch the middle, and what comes out at the ends.',
    ],
    why: 'Two bumps on the same side add up. A bump up and a bump down cancel where they meet, and then both go on. The bars of a qubit have a sign too, so they also add up and cancel.',
    limits:
      'You can watch a rope while it moves. A look at a qubit shows no bars. It gives one answer, 0 or 1, and the mix is gone.',
  },
  {
    title: 'A circuit of people',
    Icon: Users,
    time: 'Four or more, 20 minutes',
    needed: 'Two cards with 0 on one side and 1 on the other, and tape for two lines on the floor.',
    steps: [
      'Two people are bits. Each one walks along a line and holds a card, 0 or 1 to the front.',
      'Somebody beside a line is an X gate: anyone who walks by turns the card over.',
      'Two people with a string between them are a CNOT. If the card on the first line shows 1, the card on the second line is turned over.',
      'Walk all four starts through the CNOT and write down the table.',
      'Build a row of three CNOTs, with the middle one the other way around. What does it do to the two cards?',
    ],
    why: 'You have tested a circuit on every start, and you have built a swap out of three CNOTs. That’s how engineers check circuits, too.',
    limits:
      'Cards are 0 or 1. They show what the gates do to plain bits. No card can be in a mix, and no two cards get linked the way that H and CNOT link two qubits.',
  },
  {
    title: 'A secret key in envelopes',
    Icon: Mail,
    time: 'Three, 25 minutes',
    needed: '40 slips of paper, 40 envelopes, three coins, pencils.',
    steps: [
      'For each slip, Alice tosses twice: once for a bit, 0 or 1, and once for a way, plain or mix. She writes both on the slip and in her list, and closes the envelope.',
      'Before Bob opens an envelope he tosses for his way. If the slip has the same way, he notes the bit. If not, he ignores the bit, tosses a coin, and notes what it shows.',
      'When all are read, Alice and Bob call out their ways, never their bits. They keep the bits where the ways agree. That’s about half.',
      'Now a second round with Eve between them. She opens each envelope and plays by Bob’s rule. Then she writes a new slip with her own way and the bit she got, and passes it on.',
      'Compare all the kept bits of the second round. How many are wrong?',
    ],
    why: 'Without Eve no kept bit is wrong. With her it’s about one in four: half of the time she picks the wrong way, and then Bob gets a coin toss. This is BB84, the first quantum way to make a secret key.',
    limits:
      'Paper can be read twice and copied, so Bob and Eve have to be honest about the rule. With real photons nobody has to be: the wrong way really gives a coin toss, and no machine can copy an unknown qubit.',
  },
  {
    title: 'Two rooms, two cards',
    Icon: VenetianMask,
    time: 'Three, 20 minutes',
    needed: 'Paper, two coins, and a wall or a door between the two players.',
    steps: [
      'Alice and Bob may agree on a plan. Then they go to different rooms and can’t talk.',
      'For each round the referee tosses two coins, one for each player, and shows each player only their own: heads is card 1, tails is card 0.',
      'Each player answers 0 or 1 on paper. If both cards were 1, they win with different answers. Otherwise they win with equal answers.',
      'Play 20 rounds, then change the plan and play again. Which plan is the best?',
      'Prove it: try to fill in the four answers of a plan so that it wins for all four pairs of cards.',
    ],
    why: 'The best plan, for example always 0, wins three out of four rounds on average, and no plan made in advance does better. With a linked pair of qubits, 85.4% can be won. That’s why linked qubits can’t just be following a plan.',
    limits:
      'You can’t do the winning part at the table: it needs real linked qubits, or a simulator. And they still send no message. Each player alone sees a fair coin.',
  },
];
