/** Makes, lists, and finds rooms, and keeps whom a learner has hidden. `registry.ts` has what happens inside a room. */
import { randomInt } from 'node:crypto';
import {
  type CreateRoomBody,
  type Finding,
  type HiddenLearner,
  type StudyRoom,
  type UserId,
} from '@qubloom/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { findingInName } from '../../domain/moderation/moderation.ts';
import type { Learner } from '../../platform/caller.ts';
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { allowWithConsent, listParentDecisions } from '../consent/index.ts';
import { listOwnGroupRooms } from './groups/queries.ts';
import {
  addMember,
  findRoomByCode,
  insertRoom,
  listHidden,
  listRooms,
  unhide,
  type StoredRoom,
} from './queries.ts';
import type { LiveRooms } from './socket.ts';
import { codes, newRooms } from './throttles.ts';

type NamedRoom = Pick<StudyRoom, 'id' | 'name'>;

/** Returns the rooms of the learner's groups first, and then the fullest rooms. */
export async function listOpenRooms(
  context: Context,
  { countIn }: LiveRooms,
  learner: Learner,
): Promise<StudyRoom[]> {
  await allowWithConsent(context, learner, 'rooms');
  const { database, now } = context;
  const ofGroups = await listOwnGroupRooms(database, learner.id, now());
  const rooms = await listRooms(database, learner);
  return [
    ...ofGroups.map(({ id, name }) => ({
      id,
      name,
      visibility: 'private' as const,
      isMine: false,
      isOfGroup: true,
      participantCount: countIn(id),
    })),
    ...rooms
      .map((room) => ({ ...room, isOfGroup: false, participantCount: countIn(room.id) }))
      .toSorted((one, other) => other.participantCount - one.participantCount),
  ];
}

export async function createRoom(
  context: Context,
  learner: Learner,
  { name, visibility }: z.output<typeof CreateRoomBody>,
): Promise<NamedRoom> {
  await allowWithConsent(context, learner, 'rooms');
  allowName(name);
  await newRooms.take(context, String(learner.id));
  const room = {
    name,
    visibility,
    makerId: learner.id,
    ageRange: learner.ageRange,
    code: drawCode(),
    now: context.now(),
  };
  return { id: await insertRoom(context.database, room), name };
}

/** Opens a room by its code. Wrong codes count against the limit, right ones do not. */
export async function openRoom(
  context: Context,
  learner: Learner,
  code: string,
): Promise<NamedRoom> {
  const { database } = context;
  await allowWithConsent(context, learner, 'rooms');
  const one = await codes.take(context, String(learner.id));
  const room = await findRoomByCode(database, code, learner.id);
  if (room === null || room.isBlockedByMaker) {
    throw new NotFound('There is no room with that code. Ask your friend for it again.');
  }
  await one.giveBack();
  if (room.isRemoved)
    throw new Forbidden("The learner who made this room doesn't let you in anymore.");
  if (room.makerId !== learner.id) {
    await allowAcrossAges(context, learner, room);
    await addMember(database, room.id, learner.id);
  }
  return { id: room.id, name: room.name };
}

/** A child's room is for children. A child may have a room with older learners if a parent allows it. */
async function allowAcrossAges(
  context: Context,
  learner: Learner,
  { ageRange, makerId }: Pick<StoredRoom, 'ageRange' | 'makerId'>,
): Promise<void> {
  if (ageRange === learner.ageRange) return;
  const child =
    learner.ageRange === 'under-13' ? learner.id : ageRange === 'under-13' ? makerId : null;
  if (child === null) return;
  const words = (await listParentDecisions(context, [child])).get(child);
  if (words?.freeChat === true) return;
  throw new Forbidden(
    child === learner.id
      ? 'This room is for older learners. Your parent or guardian can let you in by allowing your own words in chat.'
      : 'This room is for younger learners.',
  );
}

export const listHiddenLearners = (
  { database }: Context,
  learner: Learner,
): Promise<HiddenLearner[]> => listHidden(database, learner.id);

export async function unhideLearner(
  { database }: Context,
  { noteUnhidden }: LiveRooms,
  learner: Learner,
  otherId: UserId,
): Promise<Record<string, never>> {
  if (!(await unhide(database, learner.id, otherId))) {
    throw new NotFound('You have not muted or blocked that learner.');
  }
  noteUnhidden(learner.id, otherId);
  return {};
}

const nameProblems: Readonly<Record<Finding, string>> = {
  odd: 'Please use plain letters and numbers in a name.',
  personal: 'Please choose a name that does not say who you are or where you live.',
  rude: 'Please choose a kinder name.',
  unkind: 'Please choose a kinder name.',
  unsafe: 'Please choose another name. This one does not fit a room for children.',
  help: 'Please choose another name. And if something is hard right now, tell a grown-up you trust.',
};

function allowName(name: string): void {
  const finding = findingInName(name);
  if (finding !== null) throw Invalid.at('name', nameProblems[finding]);
}

/** No letter that sounds like another one when it is read aloud. */
const codeLetters = [...'abcdefgh', ...'jkmnpqrstuvw', ...'xyz23456789'].join('');

/** 31 letters in 8 places give about 850 billion codes. With ten tries in ten minutes, nobody guesses one. */
function drawCode(): string {
  return Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}
