/**
 * Saving and sharing circuits under difficult conditions: large circuits, damaged links, no storage, and no network.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { expect, phone, test } from '../support/fixtures.ts';
import { openFramed } from '../support/simulators.ts';

const lab = '/simulators/circuit-lab?level=full';
const bellText = 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\ncx q[0], q[1];\n';
const bell = ['H on q0.', 'X on q1, where q0 is 1.'];

const place = (page: Page, wire: number, column: number) =>
  page.locator(`[role=gridcell][data-wire="${String(wire)}"][data-column="${String(column)}"]`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const outline = (page: Page) => page.locator('details li').allTextContents();

async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a circuit' });
  await sheet.getByRole('textbox').fill(text);
  await sheet.getByRole('button', { name: 'Open it' }).click();
}

async function linkOf(page: Page): Promise<string> {
  await press(page, 'Share');
  const link = await page.getByLabel('Link to this circuit').inputValue();
  await press(page, /^Close$/);
  return link;
}

test.describe('a circuit', () => {
  test('is saved automatically and reappears after a reload', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto(lab);
    await place(page, 0, 0).click();
    await page.keyboard.press('h');
    await page.reload();
    await expect.poll(() => outline(page)).toEqual(['H on q0.']);
  });

  // Shows: lab: step through, undo and redo, link that holds the circuit
  test('is shared by link, with steps, undo, and redo', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto(lab);
    await openText(page, bellText);
    await press(page, 'Undo');
    await expect.poll(() => outline(page)).toEqual([]);
    await press(page, 'Redo');
    await expect.poll(() => outline(page)).toEqual(bell);
    await place(page, 0, 1).click();
    await page.keyboard.press('[');
    const link = await linkOf(page);
    expect(link).toContain('/simulators/circuit-lab?level=full#c=');
    const other = await openWindow();
    await other.goto(link);
    await expect.poll(() => outline(other)).toEqual(bell);
    // After a reload, the circuit has the later changes instead of the link's version.
    await place(other, 0, 2).click();
    await other.keyboard.press('z');
    await expect.poll(() => other.url()).not.toContain('#c=');
    await other.reload();
    await expect.poll(() => outline(other)).toEqual([...bell, 'Z on q0.']);
  });

  test('is not overwritten by a damaged link or by an outdated tab', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto(lab);
    await openText(page, bellText);
    const context = page.context();
    const saved = () => page.evaluate(() => localStorage.getItem('qubloom.lab.visitor.lab'));
    await expect.poll(saved).toContain('"columns":2');
    const damaged = await context.newPage();
    await damaged.goto(`${lab}#c=1damaged`);
    await expect(damaged.getByRole('alert')).toHaveText(
      /^This link is damaged.*Here is an empty circuit instead\.$/,
    );
    await expect.poll(() => outline(damaged)).toEqual([]);
    expect(await saved()).toContain('"columns":2');
    await place(damaged, 0, 0).click();
    await damaged.keyboard.press('y');
    await expect.poll(saved).toContain('"columns":1');
    await damaged.getByRole('button', { name: 'Open', exact: true }).click();
    await damaged.getByRole('button', { name: /2 wires, 2 columns/ }).waitFor();

    await page.bringToFront();
    await page.getByRole('alert').filter({ hasText: 'Another tab has newer work' }).waitFor();
    await place(page, 0, 2).click();
    await page.keyboard.press('x');
    await press(page, 'Show the newer one');
    await expect.poll(() => outline(page)).toEqual(['Y on q0.']);
  });

  // Shows: lab: OpenQASM 2 / 3 / Qiskit
  test('is exported as code and read back, with mistakes marked at their place', async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await page.goto(lab);
    await openText(page, bellText.replace('cx q[0]', 'cy q[0]').replace('h q', 'hh q'));
    const sheet = page.getByRole('dialog', { name: 'Open a circuit' });
    await sheet.getByRole('button', { name: 'Line 4, column 1' }).click();
    const selected = () =>
      sheet
        .getByRole('textbox')
        .evaluate((field: HTMLTextAreaElement) =>
          field.value.slice(field.selectionStart, field.selectionEnd),
        );
    await expect.poll(selected).toBe('hh');
    await page.keyboard.type('h');
    await sheet.getByRole('button', { name: 'Open it' }).click();
    await expect.poll(() => outline(page)).toEqual(['H on q0.', 'Y on q1, where q0 is 1.']);

    await press(page, 'Share');
    const code = (form: string) => page.getByLabel(`The circuit as ${form}`).inputValue();
    await expect.poll(() => code('OpenQASM 3')).toContain('cy q[0], q[1];');
    await press(page, 'OpenQASM 2');
    expect(await code('OpenQASM 2')).toContain('cy q[0],q[1];');
    await press(page, 'Qiskit');
    expect(await code('Qiskit')).toContain('circuit.cy(q[0], q[1])');
  });

  // Shows: lab: LaTeX, SVG, PNG
  test('is exported as a figure in LaTeX, SVG, and PNG, and printed', async ({ openWindow }) => {
    const page = await openWindow({ acceptDownloads: true });
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] =
          document.querySelector('.lab-print')?.textContent ?? '';
      };
    });
    await page.goto(lab);
    await openText(page, bellText);
    await press(page, 'Share');
    await press(page, 'LaTeX');
    await expect(page.getByLabel('The circuit as LaTeX')).toHaveValue(/quantikz/);
    const file = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
      expect(download.suggestedFilename()).toBe(`circuit.${name.toLowerCase()}`);
      return readFile(await download.path());
    };
    expect((await file('SVG')).toString()).toContain('<svg');
    expect((await file('PNG')).subarray(1, 4).toString()).toBe('PNG');
    await press(page, 'Print');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['printed']))
      .toContain('|11⟩50%');
  });
});

test.describe('the lab', () => {
  test('handles 1,000 columns on 24 wires without freezing', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto(lab);
    const text = `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[24] q;\n${'h q;\n'.repeat(1000)}`;
    // The circuit is loaded from a file, because typing so many lines takes the browser seconds.
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page
      .getByLabel('File with a circuit')
      .setInputFiles({ name: 'long.qasm', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const grid = page.getByRole('grid', { name: 'Circuit' });
    await expect.poll(() => grid.getAttribute('aria-colcount')).toBe('1005');
    expect(await page.getByRole('gridcell').count()).toBeLessThan(1500);
    await place(page, 0, 0).click();
    await page.mouse.wheel(1500, 0);
    await place(page, 0, 44).waitFor({ state: 'attached' });
    // The focused cell is out of view, and the keys arrive faster than so many cells are drawn.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('x');
    await expect
      .poll(() => page.getByRole('status').first().textContent())
      .toContain('X placed on q0, column 1001.');
    // Such a large state is simulated only on request.
    expect(page.workers()).toHaveLength(0);
    await page.reload();
    await expect.poll(() => grid.getAttribute('aria-colcount')).toBe('1006');
    expect((await linkOf(page)).length).toBeGreaterThan(20_000);
  });

  // Shows: A26 simulators
  test('works in a frame of another site, without saving anything or reading a learner’s data', async ({
    openWindow,
  }) => {
    // The frame may not write to the clipboard either, which the browser reports on the console.
    const page = await openWindow({ allowedErrors: /Clipboard API has been blocked/ });
    await page.goto(lab);
    await place(page, 0, 0).click();
    await page.keyboard.press('x');
    await page.getByText('Kept', { exact: true }).waitFor();
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    const before = await stored();

    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const frame = await openFramed(page, lab);
    await frame.locator('[role=gridcell][data-wire="0"][data-column="0"]').click();
    await page.keyboard.press('h');
    await expect.poll(() => frame.locator('details li').allTextContents()).toEqual(['H on q0.']);
    await frame.getByRole('button', { name: 'Share' }).click();
    await frame.getByText('This page cannot keep anything').waitFor();
    await frame.getByRole('button', { name: 'Copy the link' }).click();
    await frame.getByText(/Copied|selected/).waitFor();
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);

    await page.goto(lab);
    await expect.poll(() => outline(page)).toEqual(['X on q0.']);
    expect(await stored()).toBe(before);
  });

  test('is saved in a frame of the site and reappears after a reload', async ({ openWindow }) => {
    const page = await openWindow();
    const show = async () => {
      await page.goto('/courses');
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        frame.style.cssText = 'width: 100%; height: 900px';
        document.body.prepend(frame);
      }, `${lab}&place=lesson-1-bell&example=bell`);
      return page.frameLocator('iframe');
    };
    const framed = await show();
    await framed.locator('[role=gridcell][data-wire="0"][data-column="2"]').click();
    await page.keyboard.press('z');
    await framed.getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
    const again = (await show()).locator('details li');
    await expect.poll(() => again.allTextContents()).toEqual([...bell, 'Z on q0.']);
  });

  // Shows: lab: works without a network once loaded
  test('works without a network once loaded', async ({ openWindow }) => {
    const page = await openWindow();
    const asked = [/open-sheet/, /share-sheet/].map((part) => page.waitForResponse(part));
    await page.goto(lab);
    // The sheets' code is fetched along with the page.
    for (const response of asked) await (await response).finished();
    await page.context().setOffline(true);
    await openText(page, bellText);
    await expect.poll(() => outline(page)).toEqual(bell);
    await expect
      .poll(() => page.getByRole('status').first().textContent())
      .toContain('Chances: 0 0, 50 percent. 1 1, 50 percent.');
    expect(await linkOf(page)).toContain('#c=');
  });

  // Shows: lab: phone, touch
  test('zooms and pans with two fingers, and zooms with Ctrl and the wheel', async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(`${lab}&example=qft`);
    const width = async () => (await place(page, 0, 1).boundingBox())?.width ?? 0;
    const grid = await page.getByRole('grid').boundingBox();
    if (!grid) throw new Error('no grid');
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: grid.y + 60, id })),
      });
    const before = await width();
    await send('touchStart', 180, 240);
    await send('touchMove', 160, 260);
    await send('touchMove', 150, 270);
    await send('touchEnd');
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    const left = () => page.getByRole('grid').evaluate((frame) => frame.scrollLeft);
    const scrolled = await left();
    await send('touchStart', 180, 240);
    await send('touchMove', 120, 180);
    await send('touchEnd');
    await expect.poll(left).toBeGreaterThan(scrolled + 30);
    // The fingers dragged nothing along.
    expect((await outline(page)).length).toBeGreaterThan(3);

    const zoomed = await width();
    await page.keyboard.down('Control');
    await page.mouse.move(200, grid.y + 60);
    await page.mouse.wheel(0, 200);
    await page.keyboard.up('Control');
    await expect.poll(width).toBeLessThan(zoomed * 0.8);
  });

  test('moves a wire by dragging its name', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto(`${lab}&example=bell`);
    const name = page.getByRole('grid').getByRole('rowheader', { name: 'q0' });
    const box = await name.boundingBox();
    if (!box) throw new Error('no name');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => outline(page)).toEqual(['H on q1.', 'X on q0, where q1 is 1.']);
  });

  // Shows: lab: time-dependent gates
  test('animates time-dependent gates', async ({ openWindow }) => {
    const page = await openWindow({ reducedMotion: 'no-preference' });
    await page.goto(lab);
    await place(page, 0, 0).click();
    await page.keyboard.press('Shift+Y');
    await page.getByRole('checkbox', { name: 'Turns with time' }).check();
    const time = page.getByRole('slider', { name: /^Time/ });
    await press(page, 'Play the time');
    await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(0);
    await press(page, 'Pause the time');
    await time.fill('0.5');
    await page.getByText('Time 0.50').waitFor();
  });
});

test('axe finds no faults in the sheets, and nothing extends beyond the edge', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: phone });
  const faults = () => faultsOf(page, { sizes: [phone], within: 'dialog' });
  await page.goto(`${lab}&example=teleportation`);
  await press(page, 'More tools');
  await press(page, 'Share');
  await page.getByLabel('Link to this circuit').waitFor();
  const found = await faults();
  await press(page, /^Close$/);
  await openText(page, bellText.replace('h q', 'hh q'));
  await page.getByRole('button', { name: 'Line 4, column 1' }).waitFor();
  found.push(...(await faults()));
  await press(page, /^Close$/);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'A gate that counts' }).waitFor();
  found.push(...(await faults()));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+M');
  await page.getByRole('textbox', { name: 'Row 0, column 1' }).fill('1/sqrt(2)');
  await page.getByText('The squares in column |1⟩ add up to 1.5, not 1.').waitFor();
  expect([...found, ...(await faults())]).toEqual([]);
});
