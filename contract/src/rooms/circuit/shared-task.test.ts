import { expect, it } from 'vitest';
import { SharedCircuit } from './shared-circuit.ts';

const ref = { lessonId: 3, taskId: 'make-a-bell-pair' };

function pair() {
  const [ada, grace] = [new SharedCircuit(), new SharedCircuit()];
  const meet = () => {
    ada.apply(grace.encode(ada.stateVector()));
    grace.apply(ada.encode(grace.stateVector()));
    expect(grace.task.work().cells).toEqual(ada.task.work().cells);
  };
  return { ada, grace, meet };
}

it('opens a task for everyone, and keeps signs that two learners place at once', () => {
  const { ada, grace, meet } = pair();
  ada.task.start(ref);
  meet();
  expect(grace.task.work().ref).toEqual(ref);
  ada.task.put(new Map([['0,0', 'H']]));
  grace.task.put(new Map([['1,1', 'RY(pi/3)']]));
  meet();
  expect(Object.fromEntries(ada.task.work().cells)).toEqual({ '0,0': 'H', '1,1': 'RY(pi/3)' });
});

it("undoes only a copy's own signs, and sends changes like every edit", () => {
  const { ada, grace, meet } = pair();
  ada.task.start(ref);
  meet();
  let sent = 0;
  ada.onUpdate((_, isOwn) => (sent += isOwn ? 1 : 0));
  ada.task.put(new Map([['0,0', 'H']]));
  grace.task.put(new Map([['0,1', 'X']]));
  meet();
  ada.task.undo();
  meet();
  expect([...grace.task.work().cells]).toEqual([['0,1', 'X']]);
  expect(ada.task.work().canUndo).toBe(false);
  ada.task.redo();
  expect(ada.task.work().cells.get('0,0')).toBe('H');
  expect(sent).toBe(3);
});

it('keeps the work on each task separate from other tasks and the open circuit', () => {
  const shared = new SharedCircuit();
  shared.task.start(ref);
  shared.task.put(new Map([['0,0', 'H']]));
  shared.task.start({ ...ref, taskId: 'another' });
  expect(shared.task.work().cells.size).toBe(0);
  shared.task.start(null);
  expect(shared.task.work().ref).toBeNull();
  expect(shared.circuit.columns).toEqual([]);
  shared.task.start(ref);
  expect(shared.task.work().cells.get('0,0')).toBe('H');
});

it('ignores signs that no task uses', () => {
  const shared = new SharedCircuit();
  shared.task.start(ref);
  shared.task.put(
    new Map([
      ['0,0', '<b>'],
      ['0,1', 'H'.repeat(99)],
    ]),
  );
  expect(shared.task.work().cells.size).toBe(0);
});
