import { describe, expect, it, vi } from 'vitest';
import { codeOf, isCodeMissing } from './code-missing.ts';
import { NetworkError } from '../connectivity/connectivity.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/course.js');
const load = codeOf(() => Promise.reject<object>(missing));
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

describe('code that fails to load', () => {
  it('is a network error if the site cannot be reached', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const error: unknown = await load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(isCodeMissing(error)).toBe(true);
  });

  it('stays missing if the site can be reached, because it has a new release', async () => {
    answerWith(() => Promise.resolve(new Response('alive')));
    await expect(load()).rejects.toBe(missing);
  });

  it('differs from an error in the code, which sends no request', async () => {
    const fetch = vi.fn();
    answerWith(fetch);
    const mistake = new TypeError('x is undefined');
    await expect(codeOf(() => Promise.reject<object>(mistake))()).rejects.toBe(mistake);
    expect(fetch).not.toHaveBeenCalled();
  });
});
