/** The rooms of groups over real sockets: who gets in, what a teacher sees, and how the room closes. */
import { classes, closeCodes, groupRooms, liveLessons } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/app.ts';
import { liveGroups } from '../../testing/live-lessons/groups.ts';
import { personNamed } from '../../testing/live-lessons/live-class.ts';
import { grace } from '../../testing/people.ts';
import { updateWith, useTestRooms } from '../../testing/rooms/rooms.ts';

const site = useTestRooms();
beforeEach(() => site.clock.set(new Date()));
afterEach(() => site.pool.query('delete from classes'));

/** Ada and Kit are in their room, and Ada has already written. */
async function groupAtWork() {
  const found = await liveGroups(site);
  const one = await site.socketOf(found.ada);
  const other = await site.socketOf(found.kit);
  await one.join(found.first);
  await other.join(found.first);
  const say = async (message: string, ref: string) => {
    one.say({ type: 'CHAT_MESSAGE', roomId: found.first, message, ref });
    await other.next('CHAT_MESSAGE');
  };
  await say('Try an H gate?', 'message-1');
  return { ...found, one, other, say };
}

/** The teacher has come, too. */
async function withGuide() {
  const found = await groupAtWork();
  const guide = await site.socketOf(found.teacher);
  const data = await guide.join(found.first);
  return { ...found, guide, data };
}

const run = { run: 1, seed: 7, shots: 100, step: 0 };

describe('a teacher in the room of a group', () => {
  // Shows: R41; R42; A33 guide
  test('sees the circuit, the run, and who is here, and gets no text of the chat, neither old nor new', async () => {
    const { one, guide, data, say, first, ada, kit } = await withGuide();
    expect(data).toMatchObject({
      isGuide: true,
      hasGuide: true,
      messages: [],
      mayWrite: 'nothing',
      participants: [{ id: ada.user.id }, { id: kit.user.id }],
      lead: { leaderId: ada.user.id },
    });
    await say('Then measure it', 'message-2');
    const circuitData = updateWith('a');
    one.say({ type: 'CIRCUIT_UPDATE', roomId: first, circuitData, ref: 'edit-0001' });
    expect(await guide.next('CIRCUIT_UPDATE')).toMatchObject({ circuitData });
    one.say({ type: 'CURSOR', roomId: first, cursor: { wire: 0, column: 1 } });
    await guide.next('CURSOR');
    one.say({ type: 'SIMULATOR_ACTION', roomId: first, simulatorState: run, ref: 'run-00001' });
    await guide.next('SIMULATOR_ACTION');
    const again = await guide.join(first);
    expect(again.messages).toEqual([]);
    expect(JSON.stringify(guide.received)).not.toMatch(/H gate|measure/);
    expect(new Set(guide.received.map(({ type }) => type))).toEqual(
      new Set(['ROOM_DATA', 'GUIDE', 'CIRCUIT_UPDATE', 'CURSOR', 'SIMULATOR_ACTION']),
    );
  });

  // Shows: R41
  test('takes no seat, and the learners are told that a teacher is here', async () => {
    const { one, other, guide, teacher, id, first, kit } = await withGuide();
    expect(await one.next('GUIDE')).toEqual({ type: 'GUIDE', isHere: true });
    const { rooms } = await teacher.call(groupRooms.show, { params: { id } });
    expect(rooms[0]?.learners.map(({ isIn }) => isIn)).toEqual([true, true]);
    expect(rooms[1]?.learners.map(({ isIn }) => isIn)).toEqual([false]);
    other.ws.close();
    expect(await guide.next('USER_LEFT')).toMatchObject({ userId: kit.user.id });
    const late = await site.socketOf(kit);
    const data = await late.join(first);
    expect(data).toMatchObject({ hasGuide: true, isGuide: false });
    expect(data.participants).toHaveLength(2);
    expect(await guide.next('USER_JOINED')).toMatchObject({ userId: kit.user.id });
    guide.ws.close();
    expect(await one.next('GUIDE')).toEqual({ type: 'GUIDE', isHere: false });
    expect(one.received.some(({ type }) => type === 'USER_JOINED')).toBe(true);
    expect(JSON.stringify(one.received)).not.toContain('"username":"grace"');
  });

  // Shows: R42
  test('cannot write, build, point, hide, report, remove, or ask', async () => {
    const { one, guide, first, kit } = await withGuide();
    const userId = kit.user.id;
    for (const [index, message] of [
      { type: 'CHAT_MESSAGE', message: 'Hello' },
      { type: 'THIS_WAS_FINE', about: 'message-1' },
      { type: 'CIRCUIT_UPDATE', circuitData: updateWith('b') },
      { type: 'ASK_FOR_LEAD' },
      { type: 'HIDE_LEARNER', userId, how: 'block' },
      { type: 'REPORT_LEARNER', userId, reason: 'unkind', messageId: 1 },
      { type: 'REMOVE_LEARNER', userId },
    ].entries()) {
      const ref = `guide-${String(index)}00`;
      guide.say({ ...message, roomId: first, ref });
      expect(await guide.next('ERROR')).toMatchObject({ code: 'as-guide', ref });
    }
    one.say({ type: 'ASK_FOR_LEAD', roomId: first, ref: 'ask-00001' });
    await one.next('ACK');
    expect(one.received.some(({ type }) => type === 'CIRCUIT_UPDATE')).toBe(false);
    const { rowCount } = await site.pool.query('select from study_room_messages');
    expect(rowCount).toBe(1);
  });

  // Shows: R43
  test('takes the lead, runs, and hands it back to the learner who had it', async () => {
    const { one, other, guide, first, teacher, ada, kit } = await withGuide();
    other.say({ type: 'ASK_FOR_LEAD', roomId: first, ref: 'ask-00001' });
    await guide.next('LEAD');
    guide.say({ type: 'TAKE_LEAD', roomId: first, ref: 'take-0001' });
    const taken = {
      type: 'LEAD',
      leaderId: teacher.user.id,
      askedBy: [ada.user.id, kit.user.id],
    };
    expect(await guide.next('LEAD')).toEqual(taken);
    guide.say({ type: 'SIMULATOR_ACTION', roomId: first, simulatorState: run, ref: 'run-00001' });
    expect(await one.next('SIMULATOR_ACTION')).toMatchObject({ simulatorState: run });
    one.say({ type: 'SIMULATOR_ACTION', roomId: first, simulatorState: run, ref: 'run-00002' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'not-leading' });
    one.say({ type: 'TAKE_LEAD', roomId: first, ref: 'take-0002' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'not-allowed' });
    guide.say({ type: 'GIVE_LEAD', roomId: first, userId: ada.user.id, ref: 'give-0001' });
    expect(await guide.next('LEAD')).toEqual({
      type: 'LEAD',
      leaderId: ada.user.id,
      askedBy: [kit.user.id],
    });
    guide.say({ type: 'TAKE_LEAD', roomId: first, ref: 'take-0003' });
    await guide.next('LEAD');
    guide.ws.terminate();
    await expect
      .poll(() => one.received.slice(-2))
      .toMatchObject([
        { type: 'GUIDE', isHere: false },
        { type: 'LEAD', leaderId: ada.user.id },
      ]);
  });
});

describe('the room of a group', () => {
  // Shows: A9 group rooms; R41
  test('does not exist for a stranger, a teacher of another class, and a learner of another group', async () => {
    const { teacher, emmy, first } = await liveGroups(site);
    const other = await site.signedIn(personNamed('lise', grace));
    await other.call(classes.make, { body: { name: '5C', timeZone: 'UTC' } });
    const stranger = await site.signedIn(personNamed('mary'));
    const answersTo = async (who: SignedInClient, roomId: number) => {
      const socket = await site.socketOf(who);
      const { id: userId, username } = who.user;
      socket.say({ type: 'JOIN_ROOM', roomId, userId, username });
      const { code } = await socket.closed;
      return { code, received: socket.received };
    };
    const none = await answersTo(stranger, 999_999);
    expect(none.code).toBe(closeCodes['no-such-room']);
    for (const who of [stranger, other, emmy]) expect(await answersTo(who, first)).toEqual(none);
    await teacher.call(liveLessons.end, { params: { id: await classOf(teacher) }, body: {} });
    expect(await answersTo(teacher, first)).toEqual(none);
  });

  // Shows: R44; A14 left class
  test('closes within two seconds for a learner who leaves the class, and for a teacher who leaves it', async () => {
    const { one, other, guide, ada, teacher, id, first } = await withGuide();
    const second = await site.signedIn(personNamed('lise', grace));
    const { code } = await teacher.call(classes.makeCode, {
      params: { id },
      body: { kind: 'teacher' },
    });
    await second.call(classes.join, { body: { code } });
    const leftAt = Date.now();
    await ada.call(classes.leave, { params: { id }, body: {} });
    await teacher.call(classes.leave, { params: { id }, body: {} });
    const closed = { code: closeCodes['no-live-lesson'], reason: 'no-live-lesson' };
    expect([await one.closed, await guide.closed]).toEqual([closed, closed]);
    expect(Date.now() - leftAt).toBeLessThan(2000);
    other.say({ type: 'ASK_FOR_LEAD', roomId: first, ref: 'ask-00001' });
    await other.next('ACK');
  });

  // Shows: R44
  test('closes within two seconds when its teacher closes the rooms', async () => {
    const { one, other, guide, teacher, id } = await withGuide();
    const closedAt = Date.now();
    await teacher.call(groupRooms.close, { params: { id }, body: {} });
    const codes = (await Promise.all([one.closed, other.closed, guide.closed])).map(
      ({ code }) => code,
    );
    expect(new Set(codes)).toEqual(new Set([closeCodes['no-live-lesson']]));
    expect(Date.now() - closedAt).toBeLessThan(2000);
  });

  // Shows: R21
  test('has the same reports as every room', async () => {
    const { other, first, ada } = await groupAtWork();
    const report = { type: 'REPORT_LEARNER', userId: ada.user.id, reason: 'unkind' };
    other.say({ ...report, roomId: first, ref: 'report-01' });
    await other.next('ACK');
    const { rows } = await site.pool.query('select room_name, about_id from learner_reports');
    expect(rows).toEqual([{ room_name: 'Group 1', about_id: ada.user.id }]);
  });
});

const classOf = async (teacher: SignedInClient) => {
  const [first] = (await teacher.call(classes.mine)).teaches;
  if (!first) throw new Error('The teacher has a class.');
  return first.id;
};
