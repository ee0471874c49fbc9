import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';
import {
  learner,
  button,
  pageButton,
  frame,
  labGrid,
  watchClipboard,
} from '../../../testing/simulator-page.ts';

describe('the simulator page on a wide screen', () => {
  // Shows: 2 simulator page desktop
  test("has the lesson's name, a Back button, the badge, and two tabs", async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bits and switches' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Course' })).toHaveAttribute(
      'href',
      '/courses/1?lesson=11',
    );
    expect(screen.getByText('Quantum Simulation')).toBeInTheDocument();
    expect(await screen.findByText(/Lesson 1 of 3/)).toBeInTheDocument();
    expect(await frame()).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/simulators\/first-qubit/),
    );
    expect(document.title).toBe('Bits and switches: Simulator | Qubloom');

    await page.user.click(screen.getByRole('tab', { name: 'How To Use' }));
    expect(await screen.findByText(/Place a gate on the line/)).toBeInTheDocument();
    expect(page.path()).toBe('/simulator/11?tab=how-to');
    await page.user.click(screen.getByRole('tab', { name: 'Simulator' }));
    expect(await frame()).toBeVisible();
  });

  test('a link to the instructions opens them', async () => {
    fakeServer(...learner());
    await renderPage('/simulator/11?tab=how-to');
    expect(await screen.findByText(/Place a gate on the line/)).toBeVisible();
  });

  // Shows: 2 simulator page share
  test('share copies the link', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    const copied = watchClipboard();
    await page.user.click(await button('Share Page'));
    expect(await screen.findByText('Link Copied')).toBeInTheDocument();
    expect(copied).toEqual([window.location.href]);
  });

  test('shows the link if it cannot be copied', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    watchClipboard(false);
    await page.user.click(await button('Share Page'));
    expect(await screen.findByText('The link could not be copied')).toBeInTheDocument();
    expect(screen.getAllByText(new RegExp(window.location.href))).not.toHaveLength(0);
  });

  // Shows: 2 simulator page reset
  test('reset reloads the frame and returns to the recommended simulator', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    const before = await frame();
    await page.user.click(await button('Circuit lab'));
    await labGrid();
    expect(page.path()).toBe('/simulator/11?show=lab');
    expect(before).not.toBeVisible();

    await page.user.click(await pageButton('Reset'));

    expect(await screen.findByText('Simulator Reset')).toBeInTheDocument();
    expect(page.path()).toBe('/simulator/11');
    const after = await frame();
    expect(after).toBeVisible();
    expect(after).not.toBe(before);
  });

  // Shows: 2 simulator page fullscreen
  test(
    'fullscreen covers the rest of the page, and returns the focus to its button',
    { tags: ['exhaustive'] },
    async () => {
      fakeServer(...learner());
      const page = await renderPage('/simulator/11');
      const kept = await frame();
      await page.user.click(await button('Fullscreen'));
      expect(await button('Exit Fullscreen')).toHaveFocus();
      expect(
        screen.getByRole('link', { name: 'Back to Course', hidden: true }).closest('[inert]'),
      ).not.toBeNull();
      await page.user.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Exit Fullscreen' })).toBeNull(),
      );
      expect(document.querySelector('[inert]')).toBeNull();

      await page.user.click(await button('Fullscreen'));
      await page.user.click(await button('Exit Fullscreen'));
      expect(await button('Fullscreen')).toHaveFocus();
      expect(await frame()).toBe(kept);
    },
  );

  test(
    'fullscreen shows the simulator, also from the instructions',
    { tags: ['exhaustive'] },
    async () => {
      fakeServer(...learner());
      const page = await renderPage('/simulator/11?tab=how-to');
      const panel = (await frame()).closest('[role="tabpanel"]');
      expect(panel).not.toBeVisible();
      await page.user.click(await pageButton('Fullscreen'));
      expect(panel).toBeVisible();
      expect(await button('Exit Fullscreen')).toHaveFocus();
      await page.user.click(await button('Exit Fullscreen'));
      expect(page.path()).toBe('/simulator/11');
      expect(panel).toBeVisible();
    },
  );

  // Shows: 2 simulator page navigation
  test('leads to the previous and the next lesson, and at the end to the course', async () => {
    fakeServer(...learner(11, 12));
    const page = await renderPage('/simulator/12');
    expect(await screen.findByRole('link', { name: /Previous Lesson/ })).toHaveAttribute(
      'href',
      '/simulator/11',
    );
    await page.user.click(await screen.findByRole('link', { name: /Next Lesson/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Superposition with H' }),
    ).toBeInTheDocument();
    expect(page.path()).toBe('/simulator/13');
    const finish = await screen.findByRole('link', { name: /To the Course/ });
    expect(screen.queryByRole('link', { name: /Next Lesson/ })).toBeNull();
    expect(finish).toHaveAttribute('href', '/courses/1');
  });

  test('the next lesson stays locked until this one is complete', async () => {
    fakeServer(...learner());
    await renderPage('/simulator/11');
    const next = await button('Next Lesson');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('Complete this lesson to open the next one.');
    expect(screen.queryByRole('link', { name: /Previous Lesson/ })).toBeNull();
  });
});
