/** Rooms for the groups of a class: study rooms that are open as long as a live lesson. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ClassParams, StudyRoomId, UserId } from '../ids.ts';
import { roomLimits } from '../rooms/limits.ts';
import * as routes from '../routes.ts';

/** Learners in a group that a teacher may choose from. */
export const groupSizes = [2, 3, 4] as const;
export type GroupSize = (typeof groupSizes)[number];

/**
 * The learners with whom a learner may be in a room. `children` are under 13 and write only ready phrases, so they are
 * never in a room with `older` ones. `nobody`: the learner may not use rooms.
 */
export const RoomCompany = z.enum(['nobody', 'children', 'older', 'anybody']);
export type RoomCompany = z.infer<typeof RoomCompany>;

/** A learner of the class. */
const GroupLearner = z.object({
  id: UserId,
  /** The name in the class. */
  name: z.string(),
  company: RoomCompany,
});
export type GroupLearner = z.infer<typeof GroupLearner>;

const GroupRoom = z.object({
  id: StudyRoomId,
  name: z.string(),
  /** By their names in the class. */
  learners: z.array(GroupLearner.omit({ company: true }).extend({ isIn: z.boolean() })),
});
export type GroupRoom = z.infer<typeof GroupRoom>;

export const GroupRooms = z.object({
  /** The whole class, by names. */
  learners: z.array(GroupLearner),
  /** Empty if none are open. */
  rooms: z.array(GroupRoom),
});
export type GroupRooms = z.infer<typeof GroupRooms>;

/** Every learner is in one group only. The rooms count the rest of the limits. */
const Groups = z
  .array(z.array(UserId).min(1).max(roomLimits.seats))
  .min(1, 'Please put at least one learner into a group.')
  .max(200)
  .refine(
    (groups) => new Set(groups.flat()).size === groups.flat().length,
    'Please put every learner into one group only.',
  );

export const groupRooms = {
  show: endpoint({
    ...routes.groupRooms.show,
    summary: 'The learners of a class, and the rooms of its groups while a live lesson runs.',
    params: ClassParams,
    reply: GroupRooms,
    errors: ['not-signed-in', 'not-found'],
  }),
  open: endpoint({
    ...routes.groupRooms.open,
    summary:
      'Open a room for each group. Only its learners may enter, and teachers of the class as guides, until the live lesson ends.',
    params: ClassParams,
    body: z.strictObject({ groups: Groups }),
    reply: GroupRooms,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  add: endpoint({
    ...routes.groupRooms.add,
    summary: 'Let a learner of the class into an open room, and out of any other.',
    params: ClassParams,
    body: z.strictObject({ roomId: StudyRoomId, learnerId: UserId }),
    reply: GroupRooms,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  close: endpoint({
    ...routes.groupRooms.close,
    summary: 'Close the rooms of all groups, with their circuits and chats.',
    params: ClassParams,
    body: z.strictObject({}),
    reply: GroupRooms,
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
};
