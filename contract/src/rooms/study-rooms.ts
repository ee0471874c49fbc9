/** Calls about study rooms. Messages inside a room go through its socket: `messages.ts`. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { StudyRoomId, UserId, UserParams } from '../ids.ts';
import { hasControlCharacter, hasVisibleCharacter } from '../names.ts';
import * as routes from '../routes.ts';
import { roomLimits } from './limits.ts';

/** A public room is listed for everyone in its maker's age range; a private room is joined by its code. */
export const RoomVisibility = z.enum(['public', 'private']);
export type RoomVisibility = z.infer<typeof RoomVisibility>;

/** Letters and digits that are easily confused when a code is read aloud are left out. */
const codeForm = /^[a-hjkmnp-z2-9]{8}$/;

/** Code as learners share it, `abcd-efgh`. Capitals, spaces, and the hyphen are ignored. */
export const RoomCode = z
  .string()
  .max(40, "That isn't a room code.")
  .transform((text) => text.toLowerCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(codeForm, "That isn't a room code."));
export type RoomCode = z.infer<typeof RoomCode>;

export const formatRoomCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

export const RoomName = z
  .string()
  .trim()
  .max(
    roomLimits.nameLength,
    `A room's name can have at most ${String(roomLimits.nameLength)} letters.`,
  )
  .refine(hasVisibleCharacter, 'Please enter a valid room name.')
  .refine((name) => !hasControlCharacter(name), 'Please use plain letters and numbers in a name.');

export const StudyRoom = z.object({
  id: StudyRoomId,
  name: z.string(),
  participantCount: z.number().int(),
  visibility: RoomVisibility,
  /** True if the caller made the room. */
  isMine: z.boolean(),
  /** True if a teacher has opened the room for the caller's group of a class. */
  isOfGroup: z.boolean(),
});
export type StudyRoom = z.infer<typeof StudyRoom>;

export const CreateRoomBody = z.strictObject({
  name: RoomName,
  visibility: RoomVisibility.default('public'),
});

export const HiddenLearner = z.object({
  userId: UserId,
  username: z.string(),
  how: z.enum(['mute', 'block']),
});
export type HiddenLearner = z.infer<typeof HiddenLearner>;

const Done = z.object({});

export const studyRooms = {
  list: endpoint({
    ...routes.studyRooms.list,
    summary:
      "The rooms of the learner's groups, public rooms of the learner's age range, the learner's own rooms, and rooms found by code; those of groups first, then the fullest.",
    reply: z.array(StudyRoom),
    errors: ['not-signed-in', 'forbidden'],
  }),
  create: endpoint({
    ...routes.studyRooms.create,
    summary: 'Make a room.',
    body: CreateRoomBody,
    reply: z.object({ id: StudyRoomId, name: z.string() }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'too-many'],
  }),
  open: endpoint({
    ...routes.studyRooms.open,
    summary: 'Find a room by its code, which lets the learner enter it from then on.',
    body: z.strictObject({ code: RoomCode }),
    reply: z.object({ id: StudyRoomId, name: z.string() }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
  hidden: endpoint({
    ...routes.studyRooms.hidden,
    summary: 'Learners whom the caller has muted or blocked.',
    reply: z.array(HiddenLearner),
    errors: ['not-signed-in'],
  }),
  show: endpoint({
    ...routes.studyRooms.show,
    summary: 'Stop muting or blocking a learner.',
    params: UserParams,
    body: z.strictObject({}).optional(),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
};
