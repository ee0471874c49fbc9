/** The names that learners read in a room: the room's own, and those of gates in its circuit. */
import { formatUpdate, readyGateNames, SharedCircuit, studyRooms } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { ada } from '../../testing/people.ts';
import { childWithConsent, makeRoom, useTestRooms } from '../../testing/rooms/rooms.ts';
import { textsRefusal } from './live/circuit-texts.ts';

const site = useTestRooms();

describe('the name of a room', () => {
  const answerTo = async (name: string) => {
    const browser = await site.signedIn(ada);
    const { status, text } = await browser.post(studyRooms.create.path, { name });
    return status === 200 ? 'taken' : text;
  };

  test.each(['Bell pairs', 'Grover at 4 pm', 'Team 🎉', 'Física cuántica', '量子コンピュータ'])(
    'may be %s',
    async (name) => {
      expect(await answerTo(name)).toBe('taken');
    },
  );

  test.each([
    ['call 555 867 5309', 'Please choose a name that does not say who you are or where you live.'],
    ['p5558675309', 'Please choose a name that does not say who you are or where you live.'],
    ['add me on discord', 'Please choose a name that does not say who you are or where you live.'],
    ['sh1t room', 'Please choose a kinder name.'],
    ['f\u200bu\u00adck', 'Please choose a kinder name.'],
    ['\u3164', 'Please enter a valid room name.'],
    ['\u200b \u2800', 'Please enter a valid room name.'],
    ['\u202eBell', 'Please use plain letters and numbers in a name.'],
  ])('may not be %j', async (name, sentence) => {
    expect(await answerTo(name)).toBe(sentence);
  });
});

/** Returns the updates that a page sends for a circuit with a gate of the learner's own. */
function updatesFor(name: string, page = new SharedCircuit()): string[] {
  const updates: string[] = [];
  const stop = page.onUpdate((update, isOwn) => isOwn && updates.push(formatUpdate(update)));
  page.edit({
    ...page.circuit,
    definitions: [{ name, wires: 1, matrix: [0, 0, 1, 0, 1, 0, 0, 0] }],
    columns: [[{ kind: 'gate', gate: name, parameters: [], targets: [0], controls: [] }]],
  });
  stop();
  return updates;
}

describe('a gate in a room', () => {
  const unfit =
    'Nobody else has seen this change. Please choose a kind name for your gate, without phone numbers or where you live.';

  // Shows: R38
  test.each(['Mixer', 'G1', 'Bell_pair', 'myGate7', '+1 mod 8', 'Überlagerung'])(
    'may be called %s',
    async (name) => {
      const { one, other, roomId } = await site.pair();
      const [circuitData] = updatesFor(name);
      one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData, ref: 'edit-0001' });
      expect(await one.next('ACK')).toBeDefined();
      expect((await other.next('CIRCUIT_UPDATE')).circuitData).toBe(circuitData);
    },
  );

  // Shows: R38
  test.each([
    'p5558675309',
    'd5558675309',
    'fuck',
    'sh1t',
    'snap_me@a.com',
    '\u3164',
    '\u200b',
    'ab\u202ecd',
    'x'.repeat(61),
  ])('with the name %j is shown to nobody and not stored', async (name) => {
    const { one, other, roomId } = await site.pair();
    const [circuitData] = updatesFor(name);
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData, ref: 'edit-0001' });
    const refusal = { code: 'unfit-text', error: unfit, ref: 'edit-0001' };
    expect(await one.next('ERROR')).toMatchObject(refusal);
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'And then?', ref: 'message-1' });
    await other.next('ACK');
    expect(other.received.filter(({ type }) => type === 'CIRCUIT_UPDATE')).toEqual([]);
    const { rows } = await site.pool.query('select from study_room_updates');
    expect(rows).toEqual([]);
  });

  // Shows: R38
  test('does not reveal a number piece by piece', async () => {
    const { one, roomId } = await site.pair();
    const page = new SharedCircuit();
    const pieces = ['555', '867', '5309'].map((name) => updatesFor(name, page)[0]);
    for (const [n, circuitData] of pieces.entries()) {
      one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData, ref: `edit-000${String(n)}` });
    }
    expect(await one.next('ERROR')).toMatchObject({ code: 'unfit-text', ref: 'edit-0002' });
  });

  // Shows: R38
  test('after a refusal, the room accepts no change until the page has loaded the circuit again', async () => {
    const { one, roomId } = await site.pair();
    const page = new SharedCircuit();
    const [bad, next] = [...updatesFor('p5558675309', page), ...updatesFor('Mixer', page)];
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: bad, ref: 'edit-0001' });
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: next, ref: 'edit-0002' });
    expect(await one.next('ERROR')).toMatchObject({ ref: 'edit-0001' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'unfit-text', ref: 'edit-0002' });
    expect((await one.join(roomId)).circuitData).toBeNull();
    const [circuitData] = updatesFor('Mixer');
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData, ref: 'edit-0003' });
    expect(await one.next('ACK')).toMatchObject({ ref: 'edit-0003' });
  });

  // Shows: R38
  test('gets a name from the list if a child may send only phrases', async () => {
    const browser = await childWithConsent(site, { freeChat: false });
    const roomId = await makeRoom(browser);
    const socket = await site.socketOf(browser);
    expect((await socket.join(roomId)).mayWrite).toBe('phrases');
    const page = new SharedCircuit();
    const [listed] = updatesFor(readyGateNames[0], page);
    socket.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: listed, ref: 'edit-0001' });
    expect(await socket.next('ACK')).toMatchObject({ ref: 'edit-0001' });
    const [own] = updatesFor('Mine', page);
    socket.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: own, ref: 'edit-0002' });
    expect(await socket.next('ERROR')).toMatchObject({
      code: 'ready-names-only',
      error: 'Please choose a name from the list for your gate.',
      ref: 'edit-0002',
    });
  });
});

describe('names that may be used', () => {
  const mine = { names: ['Mine'], others: [] };

  // Shows: R38
  test('everybody may use a name that the room already has', () => {
    expect(textsRefusal(mine, 'phrases', new Set())).toBe('ready-names-only');
    expect(textsRefusal(mine, 'phrases', new Set(['Mine']))).toBeNull();
  });

  // Shows: R38
  test('a muted learner gives names from the list, too', () => {
    expect(textsRefusal(mine, 'nothing', new Set())).toBe('ready-names-only');
    expect(textsRefusal({ names: ['Star'], others: [] }, 'nothing', new Set())).toBeNull();
  });

  // Shows: R38
  test('a change with more texts than a page writes at once is refused unread', () => {
    const names = Array.from({ length: 101 }, (_, n) => `G${String(n)}`);
    expect(textsRefusal({ names, others: [] }, 'anything', new Set())).toBe('bad-circuit');
  });
});
