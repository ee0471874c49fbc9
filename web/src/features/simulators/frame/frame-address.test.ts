import { allSimulators, LessonId } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { frameAddress } from './frame-address.ts';

const lesson = LessonId.parse(12);
const slotIn = (url: string) =>
  new URL(frameAddress(url, { lesson }) ?? '', 'http://site').searchParams.get('place');

describe('the address of a frame', () => {
  it.each(allSimulators())("allows $name, with the lesson's options", ({ name }) => {
    expect(frameAddress(`/simulators/${name}`)).toBe(`/simulators/${name}`);
    expect(frameAddress(`/simulators/${name}?a=b`)).toBe(`/simulators/${name}?a=b`);
  });

  // Shows: A17 frames
  it.each([
    '/simulators/unknown',
    '/simulators/constructor',
    '/simulators/bb84/../../subscribe',
    '/simulators/..%2f..%2fprofile',
    '/simulators/bb84#x',
    '/profile',
    '//elsewhere.example/simulators/bb84',
    'https://elsewhere.example/simulators/bb84',
    'javascript:alert(1)',
    '',
  ])('is none for %s', (url) => {
    expect(frameAddress(url)).toBeUndefined();
  });

  it("says where the lesson's lab saves its circuit", () => {
    expect(slotIn('/simulators/circuit-lab?level=explorer')).toBe('lesson-12');
    expect(slotIn('/simulators/circuit-lab?example=ghz')).toBe('lesson-12-ghz');
    expect(slotIn(`/simulators/circuit-lab?c=${'1.x~'.repeat(50)}`)).toMatch(
      /^lesson-12-[A-Za-z0-9-]{1,50}$/,
    );
  });

  it("disables the simulator's own guess in a lesson, and passes on the locked one", () => {
    const asked = (url: string, isAwaited: boolean, ghost?: Record<string, number>) =>
      frameAddress(url, { lesson, guess: { isAwaited, ghost } });
    expect(asked('/simulators/ripple', false)).toBe('/simulators/ripple?guess=off');
    expect(asked('/simulators/first-qubit?circuit=H,H', true, { 0: 25, 1: 75 })).toBe(
      '/simulators/first-qubit?circuit=H,H&guess=locked&ghost=0:25,1:75',
    );
    expect(asked('/simulators/ripple?guess=on', false)).toBe('/simulators/ripple?guess=on');
  });

  it('tells a restarted lab to start empty', () => {
    expect(frameAddress('/simulators/circuit-lab', { lesson, isRestarted: true })).toBe(
      '/simulators/circuit-lab?place=lesson-12&restart=1',
    );
  });
});
