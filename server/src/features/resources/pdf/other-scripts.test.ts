import { describe, expect, test } from 'vitest';
import { missingLetters, outlinesOf, printedName } from './other-scripts.ts';

const places = async (name: string) => {
  const { outlines } = await outlinesOf(name);
  return outlines.map(({ path, x }) => ({ path, x }));
};
const firstPath = async (letter: string) => (await places(letter))[0]?.path;

describe('a name in another script', () => {
  test('is written from right to left in Hebrew and Arabic, and from left to right in Thai', async () => {
    // Each letter occurs once.
    const hebrew = await places('נועה');
    expect(hebrew.at(-1)?.path).toBe(await firstPath('נ'));
    const thai = await places('กข');
    expect(thai[0]?.path).toBe(await firstPath('ก'));
  });

  test('keeps the direction of an English word within Arabic text, which is on the right', async () => {
    const mixed = await places('علي Ada');
    expect(mixed[0]?.path).toBe(await firstPath('A'));
    expect((await places('Ada علي'))[0]?.path).toBe(await firstPath('A'));
  });

  test('joins Arabic letters, and Hindi ones', async () => {
    const alone = new Set(await Promise.all([...'محمد'].map(firstPath)));
    const joined = (await places('محمد')).map(({ path }) => path);
    expect(joined).toHaveLength(4);
    expect(joined.filter((path) => !alone.has(path)).length).toBeGreaterThanOrEqual(2);
    // Eight characters, some of which are marks that join the letter before them.
    expect([...'नरेन्द्र']).toHaveLength(8);
    expect((await places('नरेन्द्र')).length).toBeLessThan(8);
  });

  test('has room for each letter: no two Chinese or Korean letters overlap', async () => {
    for (const name of ['小明陳詩涵', '김민준서윤']) {
      const xs = (await places(name)).map(({ x }) => x);
      expect(xs).toHaveLength(5);
      for (const [at, x] of xs.slice(1).entries()) expect(x - (xs[at] ?? 0)).toBeGreaterThan(0.7);
    }
  });

  test('keeps the joiners of Persian and removes all other invisible marks', () => {
    expect(printedName('\u200fمی\u200cخواهم\u200e\u200c')).toBe('می\u200cخواهم');
    expect(printedName(' A\u200bda\u2066 \ufeff L\u00ad ')).toBe('Ada L');
  });
});

test.each([
  [
    'common family names of China',
    '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕',
  ],
  ['traditional forms', '張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭許鄧呂蘇盧蔣葉閻潘鍾譚'],
  ['letters of given names', '梓涵子轩浩宇欣怡雨萱詩婷曦瑤玥淇灝翊喆'],
  [
    'Hangul',
    '가각간갈감강개거건경고공과광교구국권규균그근금기길김나남노다대도동라랑래려리뷁흥희히',
  ],
  ['Arabic letters and vowels', 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگیًٌٍَُِّْ'],
  ['Hebrew letters and points', 'אבגדהוזחטיכךלמםנןסעפףצץקרשת\u05b0\u05b4\u05b8\u05bc\u05c1'],
  ['Devanagari', 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंःँ्'],
  ['Thai', 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาำิีึืุูเแโใไ็่้๊๋์'],
  ['kana', 'あいうえおかがさざたなはばぱまやゆよらわをんアイウエオ'],
])('fonts have the %s', async (_, letters) => {
  expect(await missingLetters(letters)).toEqual([]);
});

test('letters that no font has are listed, each once', async () => {
  expect(await missingLetters('ა小ა ሀ')).toEqual(['ა', 'ሀ']);
});
