/** The rooms of groups: who opens them, who is in which, and how they end. `group-rooms.test.ts` is about sockets. */
import {
  classes,
  groupRooms,
  liveLessons,
  liveLessonTimes,
  studyRooms,
  type StudyRoomId,
  type UserId,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/app.ts';
import { schoolAgreement } from '../../testing/classes.ts';
import { liveGroups, openRooms } from '../../testing/live-lessons/groups.ts';
import {
  classWithLesson,
  joinClass,
  personNamed,
  startLesson,
} from '../../testing/live-lessons/live-class.ts';
import { grace } from '../../testing/people.ts';
import { childWithConsent, useTestRooms } from '../../testing/rooms/rooms.ts';

const site = useTestRooms();
beforeEach(() => site.clock.set(new Date()));
afterEach(() => site.pool.query('delete from classes'));

const path = (id: number, more = '') => `/api/classes/${String(id)}/live/rooms${more}`;
const show = (who: SignedInClient, id: number) => who.call(groupRooms.show, { params: { id } });
const roomsOf = async (who: SignedInClient) =>
  (await who.call(studyRooms.list)).map(({ id }) => id);
const ownRoom = async (who: SignedInClient) => (await who.call(liveLessons.mine)).live[0]?.roomId;

describe('the rooms of groups', () => {
  // Shows: R41
  test('are opened for the learners of the class, and each finds only their own', async () => {
    const { teacher, ada, kit, emmy, id, first, second } = await liveGroups(site);
    expect(await show(teacher, id)).toEqual({
      learners: [
        { id: ada.user.id, name: 'Ada', company: 'older' },
        { id: emmy.user.id, name: 'Ada', company: 'older' },
        { id: kit.user.id, name: 'Ada', company: 'older' },
      ].toSorted((one, other) => one.id - other.id),
      rooms: [
        {
          id: first,
          name: 'Group 1',
          learners: [
            { id: ada.user.id, name: 'Ada', isIn: false },
            { id: kit.user.id, name: 'Ada', isIn: false },
          ],
        },
        { id: second, name: 'Group 2', learners: [{ id: emmy.user.id, name: 'Ada', isIn: false }] },
      ],
    });
    expect([await ownRoom(ada), await ownRoom(kit), await ownRoom(emmy)]).toEqual([
      first,
      first,
      second,
    ]);
    expect([await roomsOf(ada), await roomsOf(emmy)]).toEqual([[first], [second]]);
    expect((await ada.call(studyRooms.list))[0]).toEqual({
      id: first,
      name: 'Group 1',
      participantCount: 0,
      visibility: 'private',
      isMine: false,
      isOfGroup: true,
    });
    expect(await roomsOf(teacher)).toEqual([]);
  });

  test('are opened once, closed, and opened for other groups', async () => {
    const { teacher, ada, kit, emmy, id } = await liveGroups(site);
    const body = { groups: [[ada.user.id, emmy.user.id]] };
    expect((await teacher.post(path(id), body)).status).toBe(409);
    const { rooms } = await teacher.call(groupRooms.close, { params: { id }, body: {} });
    expect(rooms).toEqual([]);
    expect([await roomsOf(ada), await ownRoom(ada)]).toEqual([[], null]);
    const again = await openRooms(teacher, id, [ada, emmy]);
    expect(again.rooms.map(({ learners }) => learners.length)).toEqual([2]);
    expect(await roomsOf(kit)).toEqual([]);
  });

  test('take in somebody who came late, and a learner changes to another group', async () => {
    const { teacher, ada, emmy, id, first, second } = await liveGroups(site);
    const late = await joinClass(site, teacher, id, personNamed('lin'));
    const add = (roomId: StudyRoomId, { user }: SignedInClient) =>
      teacher.call(groupRooms.add, {
        params: { id },
        body: { roomId, learnerId: user.id as UserId },
      });
    const { rooms } = await add(second, late);
    expect(rooms.map(({ learners }) => learners.length)).toEqual([2, 2]);
    expect(await ownRoom(late)).toBe(second);
    await add(first, emmy);
    await add(first, emmy);
    expect([await ownRoom(emmy), await roomsOf(emmy)]).toEqual([first, [first]]);
    expect((await show(teacher, id)).rooms.map(({ learners }) => learners.length)).toEqual([3, 1]);

    const stranger = await site.signedIn(personNamed('mary'));
    const refused = async (roomId: number, learnerId: number) => {
      const { status, text } = await teacher.post(path(id, '/learners'), { roomId, learnerId });
      return [status, text];
    };
    expect(await refused(first, stranger.user.id)).toEqual([
      409,
      'This learner has left your class.',
    ]);
    expect(await refused(second + 999, ada.user.id)).toEqual([409, 'This room is closed.']);
    const another = await site.signedIn(personNamed('lise', grace));
    const room = await another.call(studyRooms.create, {
      body: { name: 'Mine', visibility: 'private' },
    });
    expect(await refused(room.id, ada.user.id)).toEqual([409, 'This room is closed.']);
    await teacher.call(groupRooms.close, { params: { id }, body: {} });
    expect(await refused(first, ada.user.id)).toEqual([409, 'This room is closed.']);
  });

  // Shows: R44
  test.each([
    ['its teacher ends it', 'end'],
    ['the next one starts', 'next'],
    ['two hours have passed', 'hours'],
    ['the class is archived', 'archive'],
  ] as const)('close with the live lesson when %s', async (_, how) => {
    const { teacher, ada, id, lessonId } = await liveGroups(site);
    const params = { id };
    if (how === 'end') await teacher.call(liveLessons.end, { params, body: {} });
    if (how === 'next') await startLesson(teacher, id, lessonId);
    if (how === 'hours') site.clock.pass(liveLessonTimes.longest);
    if (how === 'archive') {
      await teacher.call(classes.change, { params, body: { isArchived: true } });
    }
    expect(await roomsOf(ada)).toEqual([]);
    expect((await show(teacher, id)).rooms).toEqual([]);
    await site.forgetOld();
    if (how === 'archive') return;
    const { rowCount } = await site.pool.query('select from study_rooms');
    expect(rowCount).toBe(0);
  });

  test('need a live lesson, and learners of this class, each in one group', async () => {
    const { teacher, learner, id, lessonId } = await classWithLesson(site);
    const own = learner.user.id;
    expect((await teacher.post(path(id), { groups: [[own]] })).status).toBe(409);
    await startLesson(teacher, id, lessonId);
    const stranger = await site.signedIn(personNamed('mary'));
    const left = await teacher.post(path(id), { groups: [[own, stranger.user.id]] });
    expect([left.status, left.text]).toEqual([
      409,
      'A learner in these groups has left your class. Please mix again.',
    ]);
    for (const groups of [[], [[]], [[own], [own]], [[own, own]]]) {
      expect((await teacher.post(path(id), { groups })).status).toBe(422);
    }
    expect((await show(teacher, id)).rooms).toEqual([]);
  });

  // Shows: R41; A29 rooms
  test('are closed to children without consent, and do not mix ages without own words', async () => {
    const { teacher, learner, id, lessonId } = await classWithLesson(site);
    await teacher.call(classes.agree, {
      params: { id },
      body: { ...schoolAgreement, rooms: true, freeChat: true },
    });
    const child = await childWithConsent(site, { freeChat: false });
    const { code } = await teacher.call(classes.makeCode, {
      params: { id },
      body: { kind: 'learner' },
    });
    await child.call(classes.join, { body: { code } });
    await startLesson(teacher, id, lessonId);
    const companyOf = async () =>
      (await show(teacher, id)).learners.find((one) => one.id === child.user.id)?.company;
    const together = { groups: [[child.user.id, learner.user.id]] };
    expect(await companyOf()).toBe('children');
    const mixed = await teacher.post(path(id), together);
    expect([mixed.status, mixed.text]).toEqual([
      409,
      'Ada may only be in a room with learners under 13. Please choose another group.',
    ]);
    await site.pool.query('update consents set allows_free_chat = true');
    expect(await companyOf()).toBe('anybody');
    await site.pool.query('update consents set allows_rooms = false');
    expect(await companyOf()).toBe('nobody');
    const refused = await teacher.post(path(id), { groups: [[child.user.id]] });
    expect([refused.status, refused.text]).toEqual([409, 'Ada may not use rooms.']);
    await site.pool.query('update consents set allows_rooms = true');
    expect((await teacher.post(path(id), together)).status).toBe(200);
  });
});

// Shows: A9 group rooms
test('to strangers, other teachers, and learners, the class does not exist', async () => {
  const { ada, id } = await liveGroups(site);
  const other = await site.signedIn(personNamed('lise', grace));
  await other.call(classes.make, { body: { name: '5C', timeZone: 'UTC' } });
  const stranger = await site.signedIn(personNamed('mary'));
  for (const one of [ada, other, stranger]) {
    expect((await one.get(path(id))).status).toBe(404);
    for (const [more, body] of [
      ['', { groups: [[ada.user.id]] }],
      ['/learners', { roomId: 1, learnerId: ada.user.id }],
      ['/close', {}],
    ] as const) {
      const answer = await one.post(path(id, more), body);
      expect([more, answer.status, answer.text]).toEqual([more, 404, 'That class does not exist.']);
    }
  }
  expect((await site.visitor().get(path(id))).status).toBe(401);
  expect(await roomsOf(ada)).toHaveLength(1);
});

test('a learner who leaves the class has no room, and an erased one leaves the group', async () => {
  const { teacher, ada, kit, id, first } = await liveGroups(site);
  await ada.call(classes.leave, { params: { id }, body: {} });
  expect([await roomsOf(ada), await ownRoom(ada)]).toEqual([[], undefined]);
  await site.pool.query('delete from users where id = $1', [kit.user.id]);
  const [room] = (await show(teacher, id)).rooms;
  expect(room).toEqual({ id: first, name: 'Group 1', learners: [] });
});
