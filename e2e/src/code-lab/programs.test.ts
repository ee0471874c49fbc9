/** Programs that fail: each ends with a sentence, and the page runs the next one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openCodeLab, output, pressRun, pressStop, run, type } from './code-lab.ts';

/** Console messages of Python when it crashes. */
const allowedErrors = /Pyodide has suffered|The cause of the fatal error|RangeError|Exit/;

test(
  'an endless program is stopped even if it resists, and the next one runs',
  { tag: '@main' },
  async ({ openWindow }) => {
    const page = await openWindow({ allowedErrors });
    await openCodeLab(page);
    const endless = {
      'a loop': 'while True:\n    pass',
      'a loop that takes no notice':
        'while True:\n    try:\n        while True: pass\n    except BaseException:\n        pass',
      'a loop inside of Python itself': 'import itertools\nsum(itertools.count())',
      'a program that sleeps': 'import time\ntime.sleep(600)',
      'a program that prints': 'while True:\n    print("spam " * 100)',
    };
    for (const [name, code] of Object.entries(endless)) {
      await type(page, `print("started")\n${code}`);
      await pressRun(page);
      await expect(page.getByRole('log'), name).toContainText('started');
      await pressStop(page);
      await expect(page.getByText('You stopped the program.'), name).toBeVisible();
      await type(page, 'print(6 * 7)');
      expect(await run(page), name).toBe('42\n');
    }
  },
);

/** Runs a program that fails, and then one that works. */
async function expectRecovery(page: Page, name: string, code: string, sentence: string | RegExp) {
  await type(page, code);
  await run(page);
  await expect(page.getByRole('alert'), name).toContainText(sentence);
  await type(page, 'print(6 * 7)');
  expect(await run(page), name).toBe('42\n');
}

// Shows: A31 too much
test('a program that needs too much memory or recurses too deeply gets a sentence, and the next one runs', async ({
  openWindow,
}) => {
  const page = await openWindow({ allowedErrors });
  await openCodeLab(page);
  const memory = 'x = []\nwhile True:\n    x.append(bytearray(10_000_000))';
  await expectRecovery(page, 'memory', memory, /Line 3: The program wants more memory/);
  const recursion = 'def f(n):\n    return f(n + 1)\nf(0)';
  await expectRecovery(page, 'recursion', recursion, /Line 2: A function calls itself/);
  const noLimit = `import sys\nsys.setrecursionlimit(10**8)\n${recursion}`;
  await expectRecovery(page, 'no limit', noLimit, 'The program went too deep for Python');
});

// Shows: A31 too much
test('a program that ends Python, has a syntax error, or prints too much gets a sentence, and the next one runs', async ({
  openWindow,
}) => {
  const page = await openWindow({ allowedErrors });
  await openCodeLab(page);
  await expectRecovery(page, 'the end', 'import os\nos._exit(3)', 'Python came to a sudden end');
  const noColon = 'for i in range(3)\n    print(i)';
  await expectRecovery(page, 'a syntax error', noColon, 'Line 1: A colon is missing');
  await type(page, 'print("x" * 50_000_000)');
  expect((await run(page)).length).toBeLessThan(101_000);
  await expect(page.getByText(/printed more than 100,000 characters/)).toBeVisible();
});

test('a program changes nothing for the next one, and its output appears while it runs', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await openCodeLab(page);
  await type(page, 'import builtins, math\nmath.pi = 3\nprint("a")\nbuiltins.print = None');
  expect(await run(page)).toBe('a\n');
  await type(page, 'import math\nprint(math.pi > 3)\nimport time\ntime.sleep(600)');
  await pressRun(page);
  await expect.poll(() => output(page)).toBe('True\n');
  await pressStop(page);
  await expect(page.getByText('You stopped the program.')).toBeVisible();
});

test('input() asks for a line below the program, reads it from the keyboard, and can be stopped', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 360, height: 780 } });
  await openCodeLab(page);
  await type(page, 'name = input("Your name? ")\nage = int(input())\nprint(f"{name} {age + 1}")');
  await pressRun(page);
  await expect(page.getByRole('textbox', { name: 'Your name?' })).toBeFocused();
  await expect(page.getByRole('log')).toBeInViewport();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your answer to the program' })).toBeFocused();
  await expect(page.getByRole('log')).toContainText('Your name? Ada');
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The program is done.')).toBeVisible();
  expect(await output(page)).toBe('Your name? Ada\n11\nAda 12\n');
  await pressRun(page);
  await expect(page.getByRole('textbox', { name: 'Your name?' })).toBeFocused();
  await pressStop(page);
  await expect(page.getByText('You stopped the program.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name?' })).toHaveCount(0);
});
