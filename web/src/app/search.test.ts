import { describe, expect, it } from 'vitest';
import { courseSearch, dashboardSearch, librarySearch, wholeSearch } from './search.ts';

describe('the search of an address', () => {
  it('names a level of the library, or none', () => {
    expect(librarySearch({ level: 'advanced' })).toEqual({ level: 'advanced' });
    expect(librarySearch({ level: 'expert', other: 1 })).toEqual({});
  });

  it('names a lesson and the quiz of a course, or neither', () => {
    expect(courseSearch({ lesson: 12, tab: 'quiz' })).toEqual({ lesson: 12, tab: 'quiz' });
    expect(courseSearch({ lesson: '12' })).toEqual({ lesson: 12 });
    for (const lesson of [0, -1, 1.5, 'x', {}, null, 1e99]) {
      expect(courseSearch({ lesson, tab: 'content' })).toEqual({});
    }
  });

  it('names a step or a part of a lesson, not of a course', () => {
    expect(courseSearch({ lesson: 12, step: '3' })).toEqual({ lesson: 12, step: 3 });
    expect(courseSearch({ lesson: 12, step: 0, section: 'run' })).toEqual({
      lesson: 12,
      section: 'run',
    });
    expect(courseSearch({ step: 3, section: 'run' })).toEqual({});
  });

  it('names a checkpoint of a course if it names no lesson', () => {
    expect(courseSearch({ checkpoint: '3' })).toEqual({ checkpoint: 3 });
    expect(courseSearch({ checkpoint: 3, lesson: 12 })).toEqual({ lesson: 12 });
    expect(courseSearch({ checkpoint: 'x' })).toEqual({});
  });

  it('names the words to search for, also a number', () => {
    expect(wholeSearch({ q: 'bell' })).toEqual({ q: 'bell' });
    expect(wholeSearch({ q: 42 })).toEqual({ q: '42' });
    expect(wholeSearch({ q: 'x'.repeat(1000) }).q).toHaveLength(100);
    for (const q of ['', {}, [], null]) expect(wholeSearch({ q })).toEqual({});
  });

  it('names a tab of the dashboard, or none', () => {
    expect(dashboardSearch({ tab: 'subscription' })).toEqual({ tab: 'subscription' });
    expect(dashboardSearch({ tab: 'overview' })).toEqual({});
  });
});
