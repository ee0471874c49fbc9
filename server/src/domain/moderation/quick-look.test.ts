import fc from 'fast-check';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { expect, test } from 'vitest';
import { quickLook } from './quick-look.ts';

const options = { ...englishDataset.build(), ...englishRecommendedTransformers };

test('a quick look misses nothing that the matcher finds without its list of harmless words', () => {
  const matcher = new RegExpMatcher({ ...options, whitelistedTerms: [] });
  const mayMatch = quickLook(options);
  const pieces = ['fu', 'ck', 'ccc', 'sh1t', 'b', '|', 'a$$', ' ', 'ⓕ', 'gate', '0', 'COCK', 'pit'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      expect(mayMatch(text)).toBe(matcher.hasMatch(text));
    }),
    { numRuns: 500 },
  );
});
