import { classLimits } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { decodeText, isWorkbook, isZipOfTables } from './decode-text.ts';
import { parseTable } from './parse-table.ts';
import { fitRoster, readRoster, rosterLimits } from './roster.ts';

const namesIn = (text: string) => readRoster(text).rows.map(({ name }) => name);
const problemOf = (text: string) => readRoster(text).rows.at(-1)?.problem;
const utf16 = (text: string, isLittle: boolean) =>
  new Uint8Array(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

test('the limits are those of the server', () => {
  expect(rosterLimits.names).toBe(classLimits.roster);
  expect(rosterLimits.nameLength).toBe(classLimits.displayName);
});

const umlauts = 'Zoë\nJürgen';
test.each([
  ['UTF-8', new TextEncoder().encode(umlauts)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${umlauts}`)],
  ['UTF-16 LE with a mark', utf16(`\ufeff${umlauts}`, true)],
  ['UTF-16 BE with a mark', utf16(`\ufeff${umlauts}`, false)],
  ['UTF-16 LE', utf16(umlauts, true)],
  ['UTF-16 BE', utf16(umlauts, false)],
  ['Windows-1252', Uint8Array.from([...umlauts].map((one) => one.charCodeAt(0)))],
])('%s is read', (_, bytes) => {
  expect(namesIn(decodeText(bytes))).toEqual(['Zoë', 'Jürgen']);
});

test('a workbook is recognized, and an empty file has no names', () => {
  expect(isWorkbook(Uint8Array.from([0x50, 0x4b, 3, 4]))).toBe(true);
  expect(isWorkbook(new TextEncoder().encode('Ada'))).toBe(false);
  expect(namesIn(decodeText(new Uint8Array()))).toEqual([]);
});

test('a ZIP file with tables is told from a workbook by the names of its files', () => {
  const zipWith = (name: string) =>
    Uint8Array.from([0x50, 0x4b, 3, 4, ...new TextEncoder().encode(name)]);
  expect(isZipOfTables(zipWith('oneroster/users.csv'))).toBe(true);
  expect(isZipOfTables(zipWith('[Content_Types].xml'))).toBe(false);
  expect(isZipOfTables(new TextEncoder().encode('users.csv'))).toBe(false);
});

test.each([',', ';', '\t'])('cells are separated by %j', (separator) => {
  expect(parseTable(`a${separator}"b ""c""\nd"\r\n\r\ne${separator}f`)).toEqual([
    { line: 1, cells: ['a', 'b "c"\nd'] },
    { line: 4, cells: ['e', 'f'] },
  ]);
});

test('a header tells which columns make up the name', () => {
  expect(readRoster('No;Last name;First name\n1;Lovelace;Ada\n2;;Kit')).toMatchObject({
    rows: [
      { line: 2, name: 'Ada Lovelace' },
      { line: 3, name: 'Kit' },
    ],
    column: '“First name” and “Last name”',
  });
  expect(namesIn('Name\nAda\nKit')).toEqual(['Ada', 'Kit']);
});

test('without a header, names are in the first column, or are the cells of the only line', () => {
  expect(readRoster('Ada,5b\nKit,5c')).toMatchObject({
    rows: [{ name: 'Ada' }, { name: 'Kit' }],
    column: 'first',
  });
  expect(namesIn('Ada, Kit, Lin')).toEqual(['Ada', 'Kit', 'Lin']);
  expect(namesIn('Ada Li, Kit Bo')).toEqual(['Ada Li', 'Kit Bo']);
  expect(namesIn('Ada\rKit\r')).toEqual(['Ada', 'Kit']);
});

test.each([
  ['Fiona Berg, 12', ['Fiona Berg'], 'first'],
  ['Berg, Fiona', ['Berg'], 'first'],
  ['Ada, Kit, 12, Lin', ['Ada', 'Kit', 'Lin'], null],
])('the only line %j has the names %j', (text, names, column) => {
  expect(namesIn(text)).toEqual(names);
  expect(readRoster(text).column).toBe(column);
});

const users11 = [
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  '"u1","active","2026-09-01T00:00:00.000Z","true","school","student","ada.l","{LDAP:a}","Ada","Lovelace","","","ada@example.org","","","","06",""',
  'u2,,,true,school,teacher,m.c,,Marie,Curie,,,,,,,,',
  'u3,tobedeleted,2026-09-01,true,school,student,k,,Kit,Old,,,,,,,05,',
  'u4,active,2026-09-01,false,school,student,l,,Lin,Off,,,,,,,05,',
  'u5,active,2026-09-01,TRUE,school,Student,z,,Zoë,,,,,,,,05,',
].join('\r\n');

test('of the users of a OneRoster export, students with an account get one here, by given and family name', () => {
  const { rows, column, hasNoRoles } = readRoster(users11);
  expect(rows).toEqual([
    { line: 2, name: 'Ada Lovelace', problem: null },
    { line: 3, name: 'Marie Curie', problem: expect.stringMatching(/student/) as string },
    { line: 4, name: 'Kit Old', problem: expect.stringMatching(/deleted/) as string },
    { line: 5, name: 'Lin Off', problem: expect.stringMatching(/switched off/) as string },
    { line: 6, name: 'Zoë', problem: null },
  ]);
  expect(column).toBe('“givenName” and “familyName”');
  expect(hasNoRoles).toBe(false);
});

test('a OneRoster file without roles is read with all its names, and says so', () => {
  const users12 = [
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
    'u1,active,2026-09-01,true,ada,,Ada,Lovelace,,,,,,,06,,,,,,,school,',
  ].join('\n');
  expect(readRoster(users12)).toMatchObject({
    rows: [{ name: 'Ada Lovelace', problem: null }],
    hasNoRoles: true,
  });
  expect(readRoster('First name,Role\nAda,teacher').hasNoRoles).toBe(false);
});

test.each([
  ['=HYPERLINK(1)', /^It begins with “=”/],
  ['+1', /^It begins with “\+”/],
  ['-1', /^It begins with “-”/],
  [' @SUM', /^It begins with “@”/],
  ['"\tAda"', /tab/],
  ['"\rAda"', /tab or a line break/],
  ['Name;Class\n;5b', /missing/],
  ['...', /letters/],
  ['12', /letters/],
  ['1,Ada\n2,Kit', /letters/],
  ['A\u202eda', /invisible/],
  ['x'.repeat(41), /at most 40/],
  ['Ada\nADA', /^The same name is in line 1/],
  ['Jose\u0301\nJosé', /^The same name is in line 1/],
])('%j is left out with a reason', (text, reason) => {
  expect(problemOf(text)).toMatch(reason);
});

test('a formula in any part of a name is refused', () => {
  expect(problemOf('First name,Last name\nAda,=1+1')).toMatch(/“=”/);
});

test('ten thousand rows are read, and what the class has no room for says why', () => {
  const text = Array.from({ length: 10_001 }, (_, index) => `Kit ${String(index)}`).join('\n');
  const { rows, isCut } = readRoster(text);
  expect(rows).toHaveLength(10_000);
  expect(isCut).toBe(true);
  const none = { present: [], dropped: new Set<number>() };
  const fitting = (freeSeats: number) =>
    fitRoster(rows, { ...none, freeSeats }).filter(({ problem }) => problem === null).length;
  expect(fitting(10)).toBe(10);
  expect(fitting(500)).toBe(200);
  expect(fitRoster(rows, { ...none, freeSeats: 500 })[200]?.problem).toMatch(/at most 200/);
  expect(fitRoster(rows, { ...none, freeSeats: 10 })[10]?.problem).toMatch(/^No seat$/);
});

test('a dropped row gives its seat to the next one, and learners of the class are not added twice', () => {
  const { rows } = readRoster('Ada\nKit\nLin');
  const fitted = fitRoster(rows, { freeSeats: 1, present: ['ada'], dropped: new Set([1]) });
  expect(fitted.map(({ problem }) => problem)).toEqual([
    'This name is in the class already. An initial tells them apart.',
    null,
    null,
  ]);
});
