import { Sample } from './sample.tsx';

interface Layout {
  readonly name: string;
  readonly meaning: string;
  /** Written out, because Tailwind only finds whole names. */
  readonly className: string;
}

/** The layouts of `layouts.css`. A bar is filled while its layout applies to this window, or to its scene or lesson. */
const layouts: readonly Layout[] = [
  { name: 'low', meaning: 'A phone held sideways', className: 'low:bg-action' },
  { name: 'compact', meaning: 'A phone, upright or sideways', className: 'compact:bg-action' },
  {
    name: 'beside',
    meaning: 'The result is in a column beside the work',
    className: 'beside:bg-action',
  },
  {
    name: 'one-bar',
    meaning: "A lesson's bar and its row of buttons share one bar",
    className: 'one-bar:bg-action',
  },
  {
    name: 'stacked',
    meaning: "A scene's picture is above its controls",
    className: 'stacked:bg-action',
  },
  {
    name: 'tall',
    meaning: 'A picture fills the space below it',
    className: 'tall:bg-action',
  },
  {
    name: 'projected',
    meaning: 'A step on a projector: large text, and little space around it',
    className: 'projected:bg-action',
  },
];

export function LayoutSamples() {
  return (
    <Sample name="styles/layouts.css">
      <div className="@container/lesson">
        <dl className="@container/scene flex flex-col gap-3">
          {layouts.map(({ name, meaning, className }) => (
            <div key={name}>
              <dt className="font-mono">{name}</dt>
              <dd>{meaning}</dd>
              <dd aria-hidden className="rounded-full border border-control">
                <span className={`block h-2 rounded-full ${className}`} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Sample>
  );
}
