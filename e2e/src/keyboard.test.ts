import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { firstQuiz } from './support/content.ts';
import { press, tabTo } from './support/keys.ts';
import { newUsername, password, quantumBasicsCard, signIn } from './support/learner.ts';

/** Types into a field and checks its value afterward, because a page that has just opened may still move the focus. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(async () => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    expect(await field.inputValue()).toBe(text);
  }).toPass({ timeout: 30_000 });
}

test.describe('with the keyboard alone', () => {
  test('a learner signs up, builds a circuit, passes the quiz, and sees the points', async ({
    openWindow,
  }) => {
    const page = await openWindow();
    const username = newUsername('grace');
    await page.goto('/');
    await press(page, page.getByRole('link', { name: /Get Started/ }).first());
    await page.waitForURL('**/auth**');
    await page.getByRole('tab', { name: 'Login' }).waitFor();
    if (await page.getByRole('tab', { name: 'Register', selected: false }).isVisible()) {
      await tabTo(page, page.getByRole('tab', { name: 'Login' }));
      await page.keyboard.press('ArrowRight');
    }
    await tabTo(page, page.getByRole('radio', { name: 'Under 13' }));
    await page.keyboard.press('ArrowRight');
    await type(page, 'First name', 'Grace');
    await type(page, 'Last name', 'Hopper');
    await type(page, 'Email', `${username}@example.org`);
    await type(page, 'Username', username);
    await type(page, 'Password', password);
    await type(page, 'Confirm password', password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await page.goto('/courses');
    await press(page, quantumBasicsCard(page).getByRole('link', { name: /Start/ }));
    await press(page, page.getByRole('button', { name: 'Start Lesson' }));

    await press(page, page.getByRole('button', { name: 'Open the box' }), 'Space');
    await page.getByText(/after 1 game\./).waitFor();
    const wayOn = page.getByRole('button', { name: 'Continue', exact: true });
    // Qubi's lines have a screen of their own before the guess.
    await press(page, wayOn);
    await page.getByRole('heading', { name: 'Qubi has a new move' }).waitFor();
    await press(page, wayOn);
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await press(page, page.getByRole('button', { name: 'Lock In My Guess' }));
    await press(page, page.getByRole('button', { name: /^Try it: / }));
    const circuit = page.getByRole('region', { name: 'Make a 1' });
    await tabTo(page, circuit.getByRole('button', { name: 'q0, place 1: empty' }));
    await page.keyboard.press('x');
    await press(page, circuit.getByRole('button', { name: 'Check' }));
    await circuit.getByRole('heading', { name: /Done/ }).waitFor();

    await press(page, page.getByRole('button', { name: /^Used for: / }));
    await press(page, page.getByRole('button', { name: 'Mark as Complete' }));
    await page.getByText('Lesson marked as complete!').first().waitFor();
    await press(page, page.getByRole('button', { name: 'Take Quiz' }));
    for (const [index, answer] of firstQuiz().right.entries()) {
      const question = page.getByRole('group', { name: new RegExp(`^${String(index + 1)}\\.`) });
      const options = question.getByRole('radio');
      await tabTo(page, options.first());
      const wanted = await question.locator('label').evaluateAll(
        // The shortest match is the right one, because another option may end with the same words.
        (labels, text) => {
          const texts = labels.map((label) => label.textContent.trim());
          const fit = texts.filter((one) => one.endsWith(text));
          return texts.indexOf(fit.toSorted((a, b) => a.length - b.length)[0] ?? '');
        },
        answer,
      );
      await page.keyboard.press('Space');
      for (let step = 0; step < wanted; step++) await page.keyboard.press('ArrowDown');
      await expect(options.nth(wanted)).toBeChecked();
    }
    await press(page, page.getByRole('button', { name: 'Submit Answers' }));
    await page.getByText('Quiz Results').first().waitFor();
    await page.goto('/dashboard');
    // The points are 10 for the quiz and 10 for each of three badges.
    await page.getByText('40', { exact: true }).first().waitFor();
  });

  test('a plan is chosen, paid for, and canceled', async ({ openWindow }) => {
    const page = await openWindow();
    await signIn(page);
    await page.goto('/subscribe');
    await tabTo(page, page.getByRole('radio', { name: 'Monthly' }));
    await page.keyboard.press('ArrowRight');
    await press(page, page.getByRole('link', { name: 'Choose Premium' }));
    await press(page, page.getByRole('checkbox', { name: /I'm a grown-up/ }), 'Space');
    await tabTo(page, page.getByLabel("The grown-up's email"));
    await page.keyboard.type('mother@example.org');
    await press(page, page.getByRole('button', { name: 'Continue to Payment' }));
    await press(page, page.getByRole('button', { name: 'Start the Free Trial' }));
    const plan = page.getByRole('region', { name: 'Premium Plan' });
    await plan.getByText(/\$192 .* every year/).waitFor();
    await press(page, plan.getByRole('button', { name: 'Cancel Subscription' }));
    await press(page, page.getByRole('button', { name: 'Yes, Cancel' }));
    await plan.getByText('Cancelling').waitFor();
  });
});
