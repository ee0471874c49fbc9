import { expect, test } from 'vitest';
import { dialable, findHelpCountry, helpCountries } from './help-lines.ts';

test('each country has a code of its own, a name, and lines with a name and a number to dial', () => {
  const codes = helpCountries.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, name, lines } of helpCountries) {
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)).toBe(name);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.name).toMatch(/\S/);
      for (const number of [line.number, line.texts ?? line.number]) {
        expect(number).toMatch(/^\d[\d -]*\d$/);
        expect(dialable(number)).toMatch(/^\d{3,11}$/);
      }
    }
  }
});

test('countries are in the order of their names', () => {
  const names = helpCountries.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

test('the country comes from the time zone, or from the language if the time zone names no place', () => {
  expect(findHelpCountry('Europe/London', ['en-US'])?.code).toBe('GB');
  expect(findHelpCountry('America/Indiana/Knox', ['en'])?.code).toBe('US');
  expect(findHelpCountry('Australia/Perth', [])?.code).toBe('AU');
  expect(findHelpCountry('America/Mexico_City', ['en-US'])).toBeUndefined();
  expect(findHelpCountry('UTC', ['en-IE', 'en'])?.code).toBe('IE');
  expect(findHelpCountry('UTC', ['en'])).toBeUndefined();
});
