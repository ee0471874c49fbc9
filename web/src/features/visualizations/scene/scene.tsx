import {
  findInteractive,
  type Interactive,
  type SceneValues,
  type VisualizationScene,
} from '@qubloom/contract';
import { gridOfLine, wiresIn } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { useMemo, type PointerEvent } from 'react';
import { MissingInteractive } from '../../../diagrams/figures/missing-interactive.tsx';
import type { VisualizationSlots } from '../visualization-slots.ts';
import { SceneControls } from './scene-controls.tsx';
import { type DrawingSpace, SceneDrawing } from './scene-drawing.tsx';
import {
  placeInDrawing,
  valueAtPlace,
  readScene,
  startValues,
  sceneViewOf,
  type ReadScene,
  type SceneView,
} from './scene-view.ts';
import { useSettled } from './use-settled.ts';

export interface SceneProps extends VisualizationSlots {
  readonly scene: VisualizationScene;
  /** Values of the controls, by their names. */
  readonly values: SceneValues;
  /** Called for every change, and with unchanged values for a press inside a picture. */
  readonly onChange: (values: SceneValues) => void;
}

/** A drawing and pictures, with the controls that drive them. */
export function Scene(props: SceneProps) {
  const { scene } = props;
  const read = useMemo(() => readScene(scene), [scene]);
  return read ? <Played {...props} read={read} /> : <MissingInteractive />;
}

function Played({
  scene,
  values,
  onChange,
  renderInteractive,
  read,
}: SceneProps & { readonly read: ReadScene }) {
  const { interactiveElements: elements } = scene;
  const controls = { ...startValues(elements), ...values };
  const view = sceneViewOf(read, controls);
  const below = spaceBelow(view.pictures);
  const change = (id: string, value: number) => {
    if (controls[id] !== value) onChange({ ...controls, [id]: value });
  };
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-3',
        // A picture with its own controls gets the whole width.
        elements.length > 0 &&
          'beside:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] beside:gap-6 low:gap-4 lg:tall:grid-cols-[minmax(0,1fr)]',
      )}
    >
      <div
        className={clsx(
          '@container/scene grid min-w-0 gap-3',
          read.drawing && isTall(view.pictures) && 'low:grid-cols-2 low:items-center',
          below === 'bars' &&
            'lg:tall:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:tall:items-center',
        )}
      >
        {read.drawing && (
          <SceneDrawing
            drawing={read.drawing}
            driven={view.driven}
            values={view.values}
            isSmooth={elements.every(({ step, type }) => type === 'button' || step >= 1)}
            below={below}
            pull={pullOf(read, scene, change)}
          />
        )}
        <Pictures
          pictures={view.pictures}
          areAlone={!read.drawing}
          onPress={() => onChange(controls)}
          renderInteractive={renderInteractive}
        />
      </div>
      <div className="grid min-w-0 items-center gap-2 lg:tall:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:tall:gap-8">
        {elements.length > 0 && (
          <SceneControls
            elements={elements}
            values={view.values}
            onChange={change}
            onReset={() => onChange(startValues(elements))}
          />
        )}
        <Description text={view.description} isHeardOnly={elements.length === 0} />
      </div>
    </div>
  );
}

/** Pictures, side by side if there is room. Some have controls of their own. */
function Pictures({
  pictures,
  areAlone,
  onPress,
  renderInteractive,
}: VisualizationSlots & {
  readonly pictures: SceneView['pictures'];
  /** There is no drawing above. */
  readonly areAlone: boolean;
  readonly onPress: () => void;
}) {
  if (pictures.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it counts presses on the buttons inside, which keys reach
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] items-end gap-2 sm:gap-4',
        areAlone ? 'asked grand lg:tall:items-center' : 'asked',
        columnsFor(pictures.map(({ name }) => name)),
      )}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('button')) onPress();
      }}
    >
      {pictures.map((picture, at) => (
        <div
          key={`${picture.name} ${at}`}
          className={clsx(
            'min-w-0',
            !areAlone && picture.name === 'chance-grid' && 'lg:tall:mx-auto lg:tall:w-md',
          )}
        >
          {picture.title !== undefined && (
            <p className="mb-1 text-sm leading-tight font-medium">{picture.title}</p>
          )}
          {renderInteractive(picture)}
        </div>
      ))}
    </div>
  );
}

/** The space below a drawing: none if there are no pictures, or if they are beside it in a low window. */
function spaceBelow(pictures: SceneView['pictures']): DrawingSpace {
  if (pictures.length === 0) return 'none';
  if (isTall(pictures)) return pictures[0]?.name === 'state-bars' ? 'bars' : 'tall';
  return pictures.every(({ name }) => hasSize(name, 'flat')) ? 'flat' : 'some';
}

/** A picture that is beside the drawing in a low window. */
function isTall(pictures: SceneView['pictures']): boolean {
  const [first, ...more] = pictures;
  if (!first || more.length > 0) return false;
  const { name, properties } = first;
  if (name === 'state-bars') return wiresIn(gridOfLine(String(properties['circuit']))) === 1;
  return hasSize(name, 'tall');
}

function hasSize(name: string, size: NonNullable<Interactive['size']>[number]): boolean {
  return findInteractive(name)?.size?.includes(size) ?? false;
}

function columnsFor(names: readonly string[]): string {
  if (names.length === 1) return '';
  if (names.some((name) => hasSize(name, 'wide'))) return '@sm/scene:grid-cols-2';
  // One below the other if letters are twice as large on a phone.
  return names.length === 2 ? '@3xs/scene:grid-cols-2' : '@3xs/scene:grid-cols-3';
}

interface DescriptionProps {
  readonly text: string;
  /** The picture has its own controls, and describes itself what happens in it. */
  readonly isHeardOnly: boolean;
}

/** The description of the scene: shown at once, and announced once it rests. */
function Description({ text, isHeardOnly }: DescriptionProps) {
  const settled = useSettled(text);
  return (
    <>
      {!isHeardOnly && (
        <p
          aria-hidden
          className="min-h-11 text-sm leading-snug text-ink-soft low:min-h-0 low:leading-tight"
        >
          {text}
        </p>
      )}
      <p role="status" className="sr-only">
        {settled}
      </p>
    </>
  );
}

function pullOf(
  { script: { drag }, drawing }: ReadScene,
  { interactiveElements }: VisualizationScene,
  change: (id: string, value: number) => void,
) {
  const element = interactiveElements.find(({ id }) => id === drag?.control);
  if (!drag || !element || !drawing) return undefined;
  return {
    along: drag.along,
    onPull: (event: PointerEvent<SVGSVGElement>) => {
      const box = event.currentTarget.getBoundingClientRect();
      const place = placeInDrawing(drawing, drag.along, box, event);
      change(element.id, valueAtPlace(drag, element, place));
    },
  };
}
