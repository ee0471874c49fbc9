/** The error that a sender gets if a message was not carried out. */
import { brand, type Finding, type RoomErrorCode, type ServerMessage } from '@qubloom/contract';

/** The filter blocks a message, or asks the sender first. */
export interface HeldBack {
  readonly code: 'held-back' | 'ask-first';
  readonly finding: Finding;
}

/** Every refusal except those of the filter, which depend on what it found. */
export type PlainRefusal = Exclude<RoomErrorCode, HeldBack['code']>;

const sentences: Record<PlainRefusal, string> = {
  'not-you': "That message had somebody else's name on it, so it was not sent.",
  'not-in-room': 'You are not in that room.',
  'no-such-room': 'This room is closed, or it is not for you. Look for another one in the list.',
  'not-allowed': "You can't be in this room right now.",
  'room-full': 'Every seat in this room is taken. Try another room, or come back later.',
  removed: 'The learner who made this room has asked you to leave.',
  'phrases-only': 'You can send the ready-made phrases here.',
  muted: "You can't write in study rooms for now. Somebody is looking into it.",
  empty: 'There is nothing in this message yet.',
  'too-fast': 'That was quick! Wait a moment, then go on.',
  'bad-circuit': 'This change does not fit into the circuit.',
  'unfit-text':
    'Nobody else has seen this change. Please choose a kind name for your gate, without phone numbers or where you live.',
  'ready-names-only': 'Please choose a name from the list for your gate.',
  'not-leading': 'Somebody else leads the run. You can ask for the lead.',
  'as-guide': 'You are here as a teacher: you see the circuit, and you can lead the run.',
  'not-there': 'That learner is not in this room.',
  'try-again': `${brand.name} needs a moment. Please try again soon.`,
};

/** R17. */
const heldBack: Record<Finding, string> = {
  personal:
    'Nobody has seen this. It may tell where someone is or how to reach them. Leave that out, and you can send it.',
  unkind: 'Nobody has seen this. It could hurt someone. How would you say it to a friend?',
  rude: 'Nobody has seen this. It has a word that we keep out of study rooms. Say it without that word.',
  unsafe:
    "Nobody has seen this. Secrets, meetings, pictures, presents and threats don't belong here. Did someone ask you for something like that? Tell a grown-up you trust, and press Report beside their name.",
  help: "Nobody in the room has seen this. It sounds hard, and you don't have to carry it alone. Talk to a grown-up you trust, or to the people below. They listen.",
  odd: "Nobody has seen this. Some of it can't be shown here. Write it with plain letters.",
};

/** R39. */
const askFirst: Record<Finding, string> = {
  personal: 'This may tell where someone is or how to reach them.',
  unkind: 'This could hurt someone.',
  rude: 'This may have a word that we keep out of study rooms.',
  unsafe:
    'This sounds like a secret, a meeting, a picture, a present or a threat. Did someone ask you for something like that? Tell a grown-up you trust.',
  help: "This sounds hard, and you don't have to carry it alone. Talk to a grown-up you trust, or to the people below. They listen.",
  odd: "Some of it can't be shown here.",
};

export const heldBackMessage = ({ code, finding }: HeldBack, ref?: string): ServerMessage => ({
  type: 'ERROR',
  error: (code === 'held-back' ? heldBack : askFirst)[finding],
  code,
  finding,
  ...(ref === undefined ? {} : { ref }),
});

export const errorMessage = (
  code: PlainRefusal,
  ref?: string,
  sentence = sentences[code],
): ServerMessage => ({
  type: 'ERROR',
  error: sentence,
  code,
  ...(ref === undefined ? {} : { ref }),
});
