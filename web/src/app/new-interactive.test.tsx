import {
  allSimulators,
  interactives,
  InteractiveElement,
  readInteractive,
  type Interactive,
} from '@qubloom/contract';
import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { frameAddress } from '../features/simulators/frame/frame-address.ts';
import { HowTo } from '../features/simulators/components/how-to.tsx';
import { Scene } from '../features/visualizations/scene/scene.tsx';
import { drawInteractive, views } from '../interactives/catalog/catalog.ts';
import { LessonInteractive } from '../interactives/catalog/lesson-interactive.tsx';
import type { ViewProps } from '../interactives/interactive.ts';
import { showInteractive } from './frames/show-interactive.tsx';

/** This description, this view, and their two rows are all that a new interactive needs. */
const spinner = {
  properties: interactives['switch-board'].properties,
  simulator: {
    name: 'spinners',
    title: 'Spinners',
    description: 'Turn spinners.',
    idea: 'A spinner turns.',
    steps: ['Turn one.'],
  },
} as const satisfies Interactive;

function View({ switches, isPage = false }: ViewProps<'switch-board'>) {
  return <p>{`${switches} spinners ${isPage ? 'on their page' : 'among other things'}`}</p>;
}

beforeAll(() => {
  Object.assign(interactives, { spinner });
  Object.assign(views, { spinner: () => Promise.resolve({ View }) });
});

afterAll(() => {
  Reflect.deleteProperty(interactives, 'spinner');
  Reflect.deleteProperty(views, 'spinner');
});

describe('a new interactive', () => {
  it('can be named in a lesson', async () => {
    const block = { name: 'spinner', title: 'Turn them', description: 'Spinners.' };
    const read = readInteractive({ ...block, properties: { switches: 2 } });
    const properties = read.ok ? read.properties : {};
    render(<LessonInteractive block={{ kind: 'picture', ...block, properties }} />);
    expect(await screen.findByText('2 spinners among other things')).toBeVisible();
  });

  it('can be named in a visualization, whose controls it follows', async () => {
    const picture = { name: 'spinner', properties: { switches: { of: 'count' } } };
    const count = { id: 'count', type: 'slider', label: 'Count', min: 1, max: 6, step: 1 };
    render(
      <Scene
        scene={{
          svgData: '',
          animationScript: JSON.stringify({ description: 'Spinners.', pictures: [picture] }),
          interactiveElements: [InteractiveElement.parse(count)],
        }}
        values={{ count: 5 }}
        onChange={vi.fn()}
        renderInteractive={drawInteractive}
      />,
    );
    expect(await screen.findByText('5 spinners among other things')).toBeVisible();
  });

  it('has a page, for frames, that reads its properties from the address', async () => {
    const url = '/simulators/spinners?switches=4';
    expect(frameAddress(url)).toBe(url);
    Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
    window.history.replaceState(null, '', url);
    const place = document.createElement('div');
    place.id = 'simulator';
    document.body.replaceChildren(place);
    showInteractive(spinner, View);
    expect(await screen.findByText('4 spinners on their page')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Spinners' })).toBeVisible();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is among the simulators, with its instructions', () => {
    expect(allSimulators()).toContainEqual({ ...spinner.simulator, interactive: 'spinner' });
    render(<HowTo name="spinners" />);
    expect(screen.getByText('A spinner turns.')).toBeInTheDocument();
  });
});
