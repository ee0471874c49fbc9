/** How often a learner may make rooms, or try codes. */
import type { SlidingThrottles } from '../../platform/sliding-throttle.ts';
import type { StudyRoomsOptions } from './service.ts';

const minute = 60;

export const roomThrottles = ({
  create,
}: Pick<SlidingThrottles, 'create'>): StudyRoomsOptions['throttles'] => ({
  newRooms: create({
    name: 'new-rooms',
    tries: 10,
    seconds: 60 * minute,
    sentence: 'That was a lot of new rooms. Please use one of them, or wait a while.',
  }),
  codes: create({
    name: 'room-codes',
    tries: 10,
    seconds: 10 * minute,
    sentence: 'That was a lot of codes. Please wait a few minutes, then try again.',
  }),
});
