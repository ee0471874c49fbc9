import { readInteractive, type BlockOf } from '@qubloom/contract';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuessRunContext, type GuessRun } from '../../../diagrams/trials/guess-run.ts';
import { LessonInteractive } from '../lesson-interactive.tsx';

/** Renders a lesson's interactive, once its code has loaded. */
export async function show(
  name: string,
  properties: BlockOf<'picture'>['properties'] = {},
  guess?: GuessRun,
) {
  const read = readInteractive({ name, properties });
  render(
    <GuessRunContext value={guess}>
      <LessonInteractive
        block={{
          kind: 'picture',
          name,
          title: 'The picture',
          description: 'What it shows.',
          properties: read.ok ? read.properties : {},
        }}
      />
    </GuessRunContext>,
  );
  if (screen.queryByText('Loading the picture')) {
    await waitForElementToBeRemoved(() => screen.queryByText('Loading the picture'));
  }
  return userEvent.setup();
}
