import { describe, expect, test } from 'vitest';
import { allowRealName, allowUsername } from './usernames.ts';

describe('a username', () => {
  test.each([
    'ada',
    'Grace_Hopper',
    'quantum-cat-2013',
    'x-1-2-3-4-5-6',
    'scunthorpe',
    'classic-bass',
    'cassidy',
    'Dickens_fan',
    'night-assembly',
    'superposition',
    'leo-455',
    'leo455',
    'helper-bee',
    'modest-qubit',
    'adminton',
    'rootbeer',
    'hitchcock',
    'rot',
    'modern-ada',
    'parenthesis',
    'Modesty',
    'stafford',
    'supportive-sam',
    'apparently',
    'dadaist',
  ])('may be %s', (username) => {
    expect(() => allowUsername(username)).not.toThrow();
  });

  test.each([
    'fuck',
    'FuCk-you',
    'f-u-c-k',
    'sh1t_head',
    'b1tch',
    'a55hole',
    'n1gger',
    'hitler',
    'hitler88',
    'kkk',
    'kkk-fan',
    'kys',
    'k-y-s',
    'kys123',
  ])('may not be %s', (username) => {
    expect(() => allowUsername(username)).toThrow('Please choose a kinder username.');
  });

  test.each(['5551234567', 'ada-555-123-4567', 'call_0_8_0_0_1_2_3', 'ada1234567'])(
    'may not contain a phone number, as in %s',
    (username) => {
      expect(() => allowUsername(username)).toThrow('phone number');
    },
  );

  test.each([
    'admin',
    'Admin_1',
    'support',
    'qubloom',
    'Qubi',
    'the-qubi',
    'official-qubloom',
    'qubloom_support',
    'moderator',
    'teacher',
    'ROOT',
    'm0derat0r',
    'M0D3RAT0R_99',
    'rnoderator',
    'moderatorr',
    'mod3rator',
    'Adm1n',
    'adrnin',
    'TeacherAnna',
    'teacheranna',
    'teacher-anna',
    'parent',
    'parents',
    'a-guardian',
    'Po1ice',
    'supp0rt',
    'mod_bob',
    'mom',
  ])('may not look like staff of the site, as in %s', (username) => {
    expect(() => allowUsername(username)).toThrow('That name is reserved for');
  });
});

describe('a first name', () => {
  test.each([
    'Ada',
    'Zoë',
    'Jean-Luc',
    "D'Arcy",
    'Mary Jane',
    'Nguyễn',
    'محمد',
    '小明',
    'Анна',
    'नरेन्द्र',
    'می‌خواهم',
    'Analise',
    'Titus',
    'Cassandra',
    'Assia',
    'Dick',
    'Shital',
    'Dikshit',
    'Semen',
    'Bich',
    'Dickie',
    'Cumali',
    'Pornthip',
    'Supaporn',
    'Fanny',
    'Phuc',
    'Kuntal',
    'Assol',
  ])('may be %s', (name) => {
    expect(() => allowRealName('firstName', name)).not.toThrow();
  });

  test.each([
    ['Ada 555 123 4567', 'Please write just a name here, and nothing else about you.'],
    ['ada@example.org', 'Please write just a name here, and nothing else about you.'],
    ['Z\u0351\u0352\u0353\u0354\u0355', 'Please use letters in a name.'],
  ])('may not be %j', (name, sentence) => {
    expect(() => allowRealName('firstName', name)).toThrow(sentence);
  });
});
