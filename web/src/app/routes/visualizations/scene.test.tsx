import {
  AnimationScript,
  InteractiveElement,
  type SceneValues,
  type VisualizationScene,
} from '@qubloom/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Scene } from '../../../features/visualizations/scene/scene.tsx';
import { drawInteractive } from '../../../interactives/catalog/catalog.ts';
import { startValues } from '../../../features/visualizations/scene/scene-view.ts';

const turn = { id: 'turn', type: 'slider', label: 'Turn', default: 0.5, shown: '{turn°}' };
const svg =
  '<svg viewBox="0 0 100 50"><circle id="ball" r="1" cx="10"/><text x="1">chance {one%}</text></svg>';

function sceneOf(script: object, elements: readonly object[] = [turn], svgData = svg) {
  return {
    svgData,
    animationScript: JSON.stringify(
      AnimationScript.parse({
        circuits: { qubit: { line: 'RY(turn)' } },
        readings: { one: { circuit: 'qubit', chance: '1' } },
        description: 'A look gives 1 with a chance of {one%}.',
        ...script,
      }),
    ),
    interactiveElements: elements.map((element) => InteractiveElement.parse(element)),
  };
}

function Page({ scene, onPlay }: { scene: VisualizationScene; onPlay: () => void }) {
  const [values, setValues] = useState<SceneValues>(() => startValues(scene.interactiveElements));
  return (
    <Scene
      scene={scene}
      values={values}
      onChange={(next) => {
        setValues(next);
        onPlay();
      }}
      renderInteractive={drawInteractive}
    />
  );
}

function show(scene: VisualizationScene) {
  const onPlay = vi.fn();
  const { container } = render(<Page scene={scene} onPlay={onPlay} />);
  return { onPlay, container, user: userEvent.setup() };
}
const circleIn = (container: HTMLElement) => container.querySelector('circle');
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: new RegExp(name) }), { target: { value } });

describe('a scene', () => {
  it('describes its result in words, and announces it once the controls rest', async () => {
    const { onPlay } = show(sceneOf({}));
    expect(screen.getByRole('status')).toHaveTextContent('A look gives 1 with a chance of 50%.');
    slide('Turn', 1);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '180°');
    expect(screen.getByText('chance 100%')).toBeInTheDocument();
    expect(await screen.findByRole('status')).toHaveTextContent('chance of 50%');
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('100%'));
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it("drives the attributes of its drawing by controls and by the engine's results", () => {
    const bindings = [
      { element: 'ball', attribute: 'r', value: { of: 'one', times: 8, plus: 2 } },
      { element: 'ball', attribute: 'opacity', value: { of: 'turn', times: 9 } },
      { element: 'ball', attribute: 'rotate', value: { of: 'turn', times: 90 } },
    ];
    const { container } = show(sceneOf({ bindings }));
    slide('Turn', 1);
    expect(circleIn(container)).toHaveAttribute('r', '10');
    expect(circleIn(container)).toHaveAttribute('opacity', '1');
    expect(circleIn(container)).toHaveAttribute('transform', 'translate(0 0) rotate(90)');
    slide('Turn', 0);
    expect(circleIn(container)).toHaveAttribute('r', '2');
    expect(container.querySelector('[id=ball]')).toBeNull();
  });

  // Shows: 9 alpha slider
  it('sets the radius of the circle to 30 + 20 times the value', () => {
    const alpha = { id: 'alpha', type: 'slider', label: 'Alpha' };
    const value = { of: 'alpha', times: 20, plus: 30 };
    const bindings = [{ element: 'ball', attribute: 'r', value }];
    const circuits = { qubit: { line: 'RY(alpha)' } };
    const { container } = show(sceneOf({ bindings, circuits }, [alpha]));
    const slider = screen.getByRole('slider', { name: /Alpha/ });
    expect(slider).toHaveAttribute('min', '0');
    expect(slider).toHaveAttribute('max', '1');
    expect(slider).toHaveAttribute('step', '0.01');
    for (const [set, radius] of [
      [0.25, 35],
      [0.5, 40],
      [1, 50],
      [0, 30],
    ] as const) {
      slide('Alpha', set);
      expect(circleIn(container)).toHaveAttribute('r', String(radius));
    }
  });

  it('has buttons that toggle, that advance, and that reset everything', async () => {
    const elements = [
      { id: 'turn', type: 'button', label: 'Flip' },
      { id: 'eve', type: 'button', label: 'Eve', max: 2, shown: '{eve: away | near | inside}' },
    ];
    const { user, onPlay } = show(sceneOf({}, elements));
    const flip = screen.getByRole('button', { name: 'Flip' });
    await user.click(flip);
    expect(flip).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Eve: away' }));
    await user.click(screen.getByRole('button', { name: 'Eve: near' }));
    await user.click(screen.getByRole('button', { name: 'Eve: inside' }));
    expect(screen.getByRole('button', { name: 'Eve: away' })).toBeVisible();
    expect(onPlay).toHaveBeenCalledTimes(4);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(flip).toHaveAttribute('aria-pressed', 'false');
  });

  it("passes the controls' result to a picture of the registry, and counts presses inside it", async () => {
    const pictures = [
      { name: 'state-bars', title: 'The bars', properties: { circuit: { circuit: 'qubit' } } },
      { name: 'looks', properties: { circuit: { circuit: 'qubit' } } },
    ];
    const { user, onPlay } = show(sceneOf({ pictures }, [turn], ''));
    const bars = await screen.findByRole('img', { name: /Bar for 0: plus 0.71/ });
    slide('Turn', 1);
    expect(bars).toHaveAccessibleName(/Bar for 0: empty.*Bar for 1: plus 1.00/);
    await user.click(await screen.findByRole('button', { name: 'Look once' }));
    expect(screen.getByRole('row', { name: /^1 1$/ })).toBeVisible();
    expect(onPlay).toHaveBeenCalledTimes(2);
  });

  it('shows its words only to screen readers if a picture has controls of its own', async () => {
    const pictures = [{ name: 'interference-mixer', properties: { gates: 'H | H Z H' } }];
    const script = { circuits: {}, readings: {}, pictures, description: 'Parts meet.' };
    const { user, onPlay } = show(sceneOf(script, [], ''));
    await user.click(await screen.findByRole('button', { name: 'Go into H' }));
    expect(onPlay).toHaveBeenCalledOnce();
    expect(screen.getAllByText('Parts meet.')).toEqual([screen.getByRole('status')]);
  });

  it('sets the bars of an interference mixer by a slider and a button', async () => {
    const turnOf6 = {
      id: 'turn',
      type: 'slider',
      label: 'How much of 1',
      default: 2,
      max: 6,
      step: 1,
    };
    const minus = { id: 'minus', type: 'button', label: 'Bar for 1', shown: '{minus: up | down}' };
    const properties = { gates: 'H', turn: { of: 'turn' }, minus: { of: 'minus' } };
    const script = { circuits: {}, readings: {}, description: 'Parts meet.' };
    const pictures = [{ name: 'interference-mixer', properties }];
    const { user } = show(sceneOf({ ...script, pictures }, [turnOf6, minus], ''));
    await user.click(await screen.findByRole('button', { name: 'Go into H' }));
    await user.click(screen.getByRole('button', { name: 'Let them meet' }));
    expect(screen.getByText(/For 1 one takes away from the other/)).toBeVisible();
    slide('How much of 1', 3);
    expect(screen.getByText(/For 1 they cancel/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bar for 1: up' }));
    expect(screen.getByText(/For 0 they cancel/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText(/For 1 one takes away from the other/)).toBeVisible();
  });

  it('can be dragged over the drawing, in the steps of its slider', () => {
    const drag = { control: 'turn', along: 'x', from: 0, to: 100 };
    const { container } = show(sceneOf({ drag }));
    const drawing = container.querySelector('svg[viewBox="0 0 100 50"]');
    if (!drawing) throw new Error('There is no drawing.');
    let held = false;
    Object.assign(drawing, {
      getBoundingClientRect: () => ({ left: 10, top: 0, width: 200, height: 100 }),
      setPointerCapture: () => (held = true),
      hasPointerCapture: () => held,
    });
    fireEvent.pointerMove(drawing, { pointerId: 1, clientX: 190 });
    expect(screen.getByRole('slider')).toHaveValue('0.5');
    fireEvent.pointerDown(drawing, { pointerId: 1, clientX: 60 });
    expect(screen.getByRole('slider')).toHaveValue('0.25');
    fireEvent.pointerMove(drawing, { pointerId: 1, clientX: 999 });
    expect(screen.getByRole('slider')).toHaveValue('1');
  });

  // Shows: A16 shown
  it.each([
    [
      'a drawing that is not allowed',
      { svgData: '<svg viewBox="0 0 1 1"><script>x</script></svg>' },
    ],
    ['a script that is not allowed', { animationScript: '{"run":"planted()"}' }],
    ['a script that is none', { animationScript: 'planted()' }],
  ])('shows nothing of %s', (_, planted) => {
    const { container } = show({ ...sceneOf({}), ...planted });
    expect(screen.getByText(/This picture did not come/)).toBeVisible();
    expect(container.querySelector('svg, script')).toBeNull();
  });
});
