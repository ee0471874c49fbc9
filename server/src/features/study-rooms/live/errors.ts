/** The error that a sender gets if a message was not carried out. */
import { brand, type RoomErrorCode, type ServerMessage } from '@qubloom/contract';

const sentences: Record<RoomErrorCode, string> = {
  'not-you': "That message had somebody else's name on it, so it was not sent.",
  'not-in-room': 'You are not in that room.',
  'no-such-room': 'This room is closed, or it is not for you. Look for another one in the list.',
  'not-allowed': "You can't be in this room right now.",
  'room-full': 'Every seat in this room is taken. Try another room, or come back later.',
  removed: 'The learner who made this room has asked you to leave.',
  'held-back':
    'Nobody has seen this message. Please keep it kind, and leave out where you live, your phone number and links to other sites.',
  'phrases-only': 'You can send the ready-made phrases here.',
  muted: "You can't write in study rooms for now. Somebody is looking into it.",
  empty: 'There is nothing in this message yet.',
  'too-fast': 'That was quick! Wait a moment, then go on.',
  'bad-circuit': 'This change does not fit into the circuit.',
  'unfit-text':
    'Nobody else has seen this change. Please choose a kind name for your gate, without phone numbers or where you live.',
  'ready-names-only': 'Please choose a name from the list for your gate.',
  'not-leading': 'Somebody else leads the run. You can ask for the lead.',
  'not-there': 'That learner is not in this room.',
  'try-again': `${brand.name} needs a moment. Please try again soon.`,
};

export const errorMessage = (
  code: RoomErrorCode,
  ref?: string,
  sentence = sentences[code],
): ServerMessage => ({
  type: 'ERROR',
  error: sentence,
  code,
  ...(ref === undefined ? {} : { ref }),
});
