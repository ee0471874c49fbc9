/** Answers a check in the text, first wrong and then right. */
import { barStep, innerMarksOf, type BlockOf } from '@qubloom/contract';
import { percentsOfLine, type InlineCheck } from '@qubloom/curriculum';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Press } from '../press.ts';

/** Finds a check by the start of its question. */
export function inlineCheck(page: Page, { question }: InlineCheck): Locator {
  const [start] = innerMarksOf(question);
  return page.getByRole('group', { name: start?.text.trim() ?? question });
}

export async function answerCheck(check: Locator, block: InlineCheck, press: Press): Promise<void> {
  const submit = async (says: 'Not yet:' | 'Right:') => {
    await press(check.getByRole('button', { name: 'Check' }));
    await check.getByLabel(says).waitFor();
  };
  switch (block.kind) {
    case 'number':
      await type(check, block.wrong[0]?.answer ?? NaN);
      await submit('Not yet:');
      await type(check, block.answer);
      break;
    case 'bars': {
      const right = await percentsOfLine(block.circuit);
      const outcomes = Object.keys(right).sort();
      await drag(check, outcomes, block.wrong[0]?.chances ?? {});
      await submit('Not yet:');
      await drag(check, outcomes, right);
      break;
    }
    case 'histogram': {
      const charts = check.locator('label:has(input[type="radio"])');
      await press(charts.nth((block.answer + 1) % block.charts.length));
      await submit('Not yet:');
      await press(charts.nth(block.answer));
      break;
    }
    case 'order':
      // The order at the start is a wrong one.
      await submit('Not yet:');
      await sort(check, block, press);
  }
  await submit('Right:');
}

async function type(check: Locator, answer: number): Promise<void> {
  await check.getByRole('textbox').fill(String(Math.round(answer * 100) / 100));
}

/** The sliders are in the order of the outcomes. */
async function drag(
  check: Locator,
  outcomes: readonly string[],
  percents: Readonly<Record<string, number>>,
): Promise<void> {
  const sliders = check.getByRole('slider');
  await expect(sliders).toHaveCount(outcomes.length);
  for (const [place, outcome] of outcomes.entries()) {
    const nearest = barStep * Math.round((percents[outcome] ?? 0) / barStep);
    await sliders.nth(place).fill(String(nearest));
  }
}

async function sort(check: Locator, { steps }: BlockOf<'order'>, press: Press): Promise<void> {
  for (const [place, step] of steps.entries()) {
    const shown = check.getByRole('listitem');
    while (!(await shown.nth(place).textContent())?.includes(step)) {
      await press(check.getByRole('button', { name: `Move up: ${step}`, exact: true }));
    }
  }
  await expect(check.getByRole('listitem')).toHaveText([...steps]);
}
