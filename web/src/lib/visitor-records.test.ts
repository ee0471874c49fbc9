// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findRecord, forgetVisitor } from './visitor-records.ts';

const ada = 'qubloom.lesson.7.1';
const ben = 'qubloom.lesson.8.1';
const visitors = 'qubloom.lesson.visitor.1';

describe('what a visitor left', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem(visitors, 'step 3');
  });

  it('is still the visitor’s while nobody signs in', () => {
    expect(findRecord(visitors, visitors)).toEqual({ text: 'step 3', isAdopted: false });
  });

  it('goes to the first who signs in, and to nobody after that', () => {
    expect(findRecord(ada, visitors)).toEqual({ text: 'step 3', isAdopted: true });
    expect(findRecord(ada, visitors)).toEqual({ text: 'step 3', isAdopted: false });
    expect(findRecord(ben, visitors)).toBeUndefined();
  });

  it('does not replace what the learner has', () => {
    localStorage.setItem(ada, 'step 5');
    expect(findRecord(ada, visitors)).toEqual({ text: 'step 5', isAdopted: false });
  });

  it('is forgotten when a learner leaves, and nothing else is', () => {
    localStorage.setItem(ada, 'step 5');
    localStorage.setItem('qubloom.theme', 'dark');
    forgetVisitor();
    expect(Object.keys(localStorage).sort()).toEqual([ada, 'qubloom.theme']);
  });
});
