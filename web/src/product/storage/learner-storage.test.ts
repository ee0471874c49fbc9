// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetVisitorsWork,
  keepVisitorsEntries,
  lastLearnersStorage,
  learnerStorage,
  rememberLearner,
  visitorsEntries,
} from './learner-storage.ts';

const visitor = undefined;
const ada = 7;
const ben = 8;
const lessonOf = (learner: number | undefined) => learnerStorage(learner).find('lesson', '1');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the entries that a visitor left', () => {
  beforeEach(() => {
    learnerStorage(visitor).save('lesson', '1', 'step 3');
  });

  it('stay the visitor’s while nobody signs in', () => {
    expect(lessonOf(visitor)).toEqual({ text: 'step 3' });
    expect(lessonOf(ada)).toBeUndefined();
  });

  it('go to the first learner who keeps them, and to nobody after that', () => {
    learnerStorage(visitor, 'session').save('quiz', '', 'A');
    expect(visitorsEntries()).toEqual([
      { kind: 'lesson', name: '1', text: 'step 3' },
      { kind: 'quiz', name: '', text: 'A' },
    ]);
    keepVisitorsEntries(ada, () => null);
    expect(lessonOf(ada)).toEqual({ text: 'step 3' });
    expect(learnerStorage(ada, 'session').find('quiz', '')).toEqual({ text: 'A' });
    expect(visitorsEntries()).toEqual([]);
    keepVisitorsEntries(ben, () => null);
    expect(lessonOf(ben)).toBeUndefined();
  });

  it("replace none of the learner's entries, except by merging", () => {
    learnerStorage(ada).save('lesson', '1', 'step 5');
    keepVisitorsEntries(ada, () => null);
    expect(lessonOf(ada)).toEqual({ text: 'step 5' });
    learnerStorage(visitor).save('lesson', '1', 'step 7');
    keepVisitorsEntries(ada, ({ name, text }, own) => ({ name, text: `${own}, ${text}` }));
    expect(lessonOf(ada)).toEqual({ text: 'step 5, step 7' });
  });

  it("can be kept beside the learner's entries, under a free name", () => {
    for (const text of ['one', 'two', 'three']) {
      learnerStorage(visitor).save('code', 'named.Die', text);
      keepVisitorsEntries(ada, (entry) => ({ name: 'named.Die (2)', text: entry.text }));
    }
    const found = ['Die', 'Die (2)', 'Die (2) (2)'].map(
      (name) => learnerStorage(ada).find('code', `named.${name}`)?.text,
    );
    expect(found).toEqual(['one', 'two', 'three']);
  });

  it('are deleted when a learner leaves, and nothing else is', () => {
    learnerStorage(ada).save('lesson', '1', 'step 5');
    learnerStorage(visitor, 'session').save('quiz', '', '{"lesson":1}');
    localStorage.setItem('qubloom.theme', 'dark');
    forgetVisitorsWork();
    expect(Object.keys(localStorage).sort()).toEqual(['qubloom.lesson.7.1', 'qubloom.theme']);
    expect(sessionStorage).toHaveLength(0);
  });

  it("are deleted when a session turns out to have ended, or to be another learner's", () => {
    rememberLearner(ada);
    rememberLearner(ada);
    expect(lessonOf(visitor)).toBeDefined();
    rememberLearner(ben);
    expect(lessonOf(visitor)).toBeUndefined();
    learnerStorage(visitor).save('lesson', '1', 'step 1');
    rememberLearner(visitor);
    expect(lessonOf(visitor)).toBeUndefined();
  });
});

describe('entries in this browser', () => {
  it('are separate for each learner and lesson', () => {
    learnerStorage(ada).save('lesson', '1', 'of Ada');
    learnerStorage(ben).save('lesson', '1', 'of Ben');
    expect(lessonOf(ada)?.text).toBe('of Ada');
    expect(lessonOf(ben)?.text).toBe('of Ben');
    expect(lessonOf(visitor)).toBeUndefined();
    expect(learnerStorage(ada).find('lesson', '2')).toBeUndefined();
  });

  it('are found by a simulator’s page, which does not know who is signed in', () => {
    rememberLearner(ada);
    lastLearnersStorage().save('lab', 'lab', 'of Ada');
    rememberLearner(ben);
    expect(lastLearnersStorage().find('lab', 'lab')).toBeUndefined();
    rememberLearner(visitor);
    expect(lastLearnersStorage().find('lab', 'lab')).toBeUndefined();
    rememberLearner(ada);
    expect(lastLearnersStorage().find('lab', 'lab')?.text).toBe('of Ada');
  });

  it('are not available in a frame of another site', () => {
    learnerStorage(visitor).save('lab', 'lab', 'of a visitor');
    vi.spyOn(window, 'parent', 'get').mockReturnValue({
      get location(): Location {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    } as Window);
    expect(learnerStorage(visitor).isOpen).toBe(false);
    expect(learnerStorage(visitor).find('lab', 'lab')).toBeUndefined();
    expect(learnerStorage(visitor).save('lab', 'lab', 'more')).toBe(false);
  });

  it('report when they could not be saved', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const storage = learnerStorage(ada);
    expect(storage.isOpen).toBe(true);
    expect(storage.save('lab', 'lab', 'too long')).toBe(false);
  });
});

describe('entries that earlier versions saved without an owner', () => {
  const circuits = '{"form":1,"stamp":"m1-a","current":{"link":"H","columns":1},"earlier":[]}';
  const draft = '{"lesson":1,"learner":7,"answers":{"7":"C"}}';
  beforeEach(() => {
    localStorage.setItem('qubloom.lab.lab', circuits);
    localStorage.setItem('qubloom.lab.lesson-8', circuits);
    localStorage.setItem('qubloom.lab.8', circuits);
    localStorage.setItem('qubloom.lab.lab.unreadable', '{');
    localStorage.setItem('qubloom.lab.displays.explorer', 'bars shots');
    sessionStorage.setItem('qubloom.quiz', draft);
  });
  const names = ['lab', 'lesson-8', '8', 'lab.unreadable', 'displays.explorer'];
  const found = (learner: number | undefined) =>
    names.map((name) => learnerStorage(learner).find('lab', name)?.text);
  const all = [circuits, circuits, circuits, '{', 'bars shots'];

  it('go to the learner who is signed in then, and to nobody after that', () => {
    rememberLearner(ada);
    rememberLearner(visitor);
    expect(found(visitor)).toEqual(names.map(() => undefined));
    expect(found(ben)).toEqual(names.map(() => undefined));
    expect(found(ada)).toEqual(all);
    expect(learnerStorage(ada, 'session').find('quiz', '')?.text).toBe(draft);
    expect(Object.keys(localStorage)).not.toContain('qubloom.lab.lab');
  });

  it('go to a visitor, and from there to the first learner who keeps them', () => {
    expect(found(visitor)).toEqual(all);
    keepVisitorsEntries(ada, () => null);
    expect(found(ada)).toEqual(all);
    expect(found(visitor)).toEqual(names.map(() => undefined));
  });

  it('do not replace what was saved since', () => {
    const saved = { ...localStorage } as Record<string, string>;
    localStorage.clear();
    learnerStorage(ada).save('lab', 'lab', 'newer');
    Object.entries(saved).forEach(([key, text]) => localStorage.setItem(key, text));
    expect(found(ada)).toEqual(['newer', ...all.slice(1)]);
  });

  it('stay where they are if there is no room for the longer key', () => {
    const set = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key.includes('.7.')) throw new DOMException('Full', 'QuotaExceededError');
      set.call(this, key, text);
    });
    learnerStorage(ada);
    expect(localStorage.getItem('qubloom.lab.lab')).toBe(circuits);
  });
});
