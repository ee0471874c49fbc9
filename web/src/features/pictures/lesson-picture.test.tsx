import type { BlockOf } from '@qubloom/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LessonPicture } from './lesson-picture.tsx';

const show = (
  name: BlockOf<'picture'>['name'],
  properties: BlockOf<'picture'>['properties'] = {},
) => {
  render(
    <LessonPicture
      block={{
        kind: 'picture',
        name,
        title: 'The picture',
        description: 'What it shows.',
        properties,
      }}
    />,
  );
  return userEvent.setup();
};

describe('pictures of lessons', () => {
  it('describes itself to those who cannot see it', () => {
    show('switch-board');
    expect(screen.getByRole('region', { name: 'The picture' })).toHaveAccessibleDescription(
      'What it shows.',
    );
  });

  it('spells numbers with switches and counts the patterns that were found', async () => {
    const user = show('switch-board', { switches: 3 });
    await user.click(screen.getByRole('switch', { name: 'Switch 1' }));
    await user.click(screen.getByRole('switch', { name: 'Switch 3' }));
    expect(screen.getByText('101')).toBeVisible();
    expect(screen.getByText('3 of 8 patterns found')).toBeVisible();
  });

  it('draws marbles and keeps the guess behind the bars', async () => {
    const user = show('chance-histogram', { zeros: 0, ones: 2, guess: true });
    await user.click(screen.getByRole('button', { name: 'Draw 10' }));
    expect(screen.getByRole('row', { name: /^1 10/ })).toBeVisible();
    expect(screen.getByRole('slider')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('slider')).toBeEnabled();
  });

  it('shows counts of a hidden bag without a bag to draw from', () => {
    show('chance-histogram', { counts: '52 148' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('table')).getByRole('row', { name: /^1 148/ })).toBeVisible();
  });

  it('sends the two bars through one gate after another', async () => {
    const user = show('signed-bars', { gates: 'X H', chances: true });
    await user.click(screen.getByRole('button', { name: 'Apply X' }));
    await user.click(screen.getByRole('button', { name: 'Apply H' }));
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Bar for 1: minus 0.71, chance 50 percent/,
    );
    await user.click(screen.getByRole('button', { name: 'Back to 0' }));
    expect(screen.getByRole('img')).toHaveAccessibleName(/Bar for 0: plus 1.00/);
  });
});
