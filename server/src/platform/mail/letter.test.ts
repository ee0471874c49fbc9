import { expect, test } from 'vitest';
import { renderLetter } from './letter.ts';

const letter = {
  subject: 'A new password for Tom & "Jerry"',
  parts: [
    'Hello <b>Tom</b>,',
    ['tom_1', 'jerry'],
    { label: 'Choose a new password', url: 'https://qubloom.example/reset-password#a&b' },
  ],
  reason: 'You get this because somebody asked for it.',
};

test('a letter reads well without HTML', () => {
  expect(renderLetter(letter, 'help@example.org').text).toBe(`Hello <b>Tom</b>,

- tom_1
- jerry

Choose a new password:
https://qubloom.example/reset-password#a&b

The Qubloom team

--
You get this because somebody asked for it. Questions? Write to help@example.org.
`);
});

test('a letter names no address for questions if the site has none', () => {
  expect(renderLetter(letter, null).text).toMatch(/because somebody asked for it\.\n$/);
});

test('a letter that can be turned off tells mail programs how, with one click', () => {
  expect(renderLetter(letter, null).headers).toEqual({});
  const unsubscribeUrl = 'https://qubloom.example/off?token=a';
  expect(renderLetter({ ...letter, unsubscribeUrl }, null).headers).toEqual({
    'List-Unsubscribe': '<https://qubloom.example/off?token=a>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

// Shows: A15 mails
test('text that people chose is escaped in the HTML, and nothing is loaded from elsewhere', () => {
  const { html } = renderLetter(letter, 'help@example.org');
  expect(html).toContain('<p>Hello &lt;b&gt;Tom&lt;/b&gt;,</p>');
  expect(html).toContain('<title>A new password for Tom &amp; &quot;Jerry&quot;</title>');
  expect(html).toContain('href="https://qubloom.example/reset-password#a&amp;b"');
  expect(html).not.toMatch(/<(img|script|link|style|iframe)/);
});
