import type { BlockOf, SharedTask } from '@qubloom/contract';
import { box, columnsIn, measure, wiresIn, type CircuitGrid } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { oneQubitAmplitudes, outcomesOf } from '../../diagrams/trials/circuit-run.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { bringIntoView } from '../../lib/browser/bring-into-view.ts';
import { HintList } from '../../product/tasks/hint-list.tsx';
import type { SavedPass } from '../../product/tasks/use-saved-pass.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { CircuitStrip } from '../../diagrams/circuit-strip/circuit-strip.tsx';
import type { StripEdit } from '../../diagrams/circuit-strip/strip-state.ts';
import { EndBits } from '../../diagrams/bars/end-bits.tsx';
import { OutcomeBars } from '../../diagrams/bars/outcome-bars.tsx';
import { SignedBars } from '../../diagrams/bars/signed-bars.tsx';
import {
  Counterexample,
  stripReplayOf,
  ReplaySteps,
  type ShownReplay,
} from './components/counterexample.tsx';
import { StuckOffer } from './components/stuck-offer.tsx';
import { TaskFeedback } from './components/task-feedback.tsx';
import { isStuck, hasSeenWorkedStep, type TaskProgress } from './task-state.ts';
import { useNextHint } from './use-next-hint.ts';
import { useTask } from './use-task.ts';

export interface TaskViewProps {
  readonly block: BlockOf<'task'>;
  /** Key of its circuit in this browser's storage. */
  readonly draftKey: string;
  readonly pass: SavedPass;
  /** The heading above shows the same text. Screen readers still announce it. */
  readonly hidesTitle?: boolean | undefined;
  /** Set if the surrounding page shows the hints; `ask` reveals the next one, if there is one. */
  readonly pageHints?: { readonly ask: (() => void) | undefined } | undefined;
  /** In a study room: the shared circuit, which replaces the learner's own. */
  readonly shared?: SharedTask | undefined;
  /** Called when the task is solved, and again when it is shown as already solved. */
  readonly onSolved?: (() => void) | undefined;
  /** Called if the task is passed while the worked step is shown. */
  readonly onPassedWithHelp?: (() => void) | undefined;
}

/**
 * Layout of goal, circuit, result, and Check: in one column on a phone, with the result beside the circuit if both
 * fit, and all three side by side in a low window or a wide card, so that Check is visible at once. In a low
 * window, Check is above the result, because a long goal would push it out of sight.
 */
const places = {
  all: clsx(
    'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 low:gap-x-4 not-compact:gap-y-4',
    'not-compact:grid-cols-[minmax(0,1fr)_auto] not-compact:grid-rows-[auto_auto_1fr]',
    'low:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_auto] low:grid-rows-[auto_1fr]',
    '@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_auto] @4xl:grid-rows-[auto_1fr]',
  ),
  goal: 'col-span-full low:col-span-1 @4xl:col-span-1',
  goalBesideCheck: 'low:row-span-2',
  circuit: clsx(
    'low:col-start-2 low:row-span-2 low:row-start-1',
    '@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1',
  ),
  check: '@4xl:col-start-1 @4xl:row-start-2',
  checkBelowGoal: 'low:col-start-1 low:row-start-2',
  checkAboveResult: 'low:col-start-3 low:row-start-1 low:max-w-52 low:justify-end',
  result: clsx(
    'not-compact:row-span-2 @4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1',
    'low:col-start-3 low:row-span-1 low:row-start-2',
  ),
};

/** A task to build a circuit. The engine checks it, and a wrong circuit gets a reason and a next step. */
export function TaskView(props: TaskViewProps) {
  const { block, draftKey, pass, hidesTitle, pageHints, shared, onSolved } = props;
  const title = useId();
  const { strip, task, dispatch, isDone, differsFromSaved, check, change, showSaved } = useTask(
    block,
    draftKey,
    pass,
    shared,
  );
  const circuit = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [wasChecked, setChecked] = useState(false);
  const { isAwaited } = useGuessRun();
  useReportRun(wasChecked);
  useReportSolved(isDone, onSolved);
  const watching = useReplay(task);
  const answer = async () => {
    const checked = await check();
    if (!checked) return;
    // The feedback must be rendered before it can be scrolled into view.
    flushSync(() => {
      dispatch(checked);
      watching.setReplay(undefined);
      setChecked(true);
    });
    if (checked.kind === 'passed' && hasSeenWorkedStep(task, block)) props.onPassedWithHelp?.();
    if (answers.current)
      bringIntoView(answers.current, circuit.current?.querySelector('[role="grid"]'));
  };
  const edit = (one: StripEdit) => {
    // The result must be rendered before it can be scrolled into view.
    flushSync(() => change(one));
    if (result.current) bringIntoView(result.current, circuit.current);
  };
  const { newestHint, hint } = useNextHint(block.hints.length, dispatch);
  const hasResult = !strip.grid.rows.flat().includes(box);
  const hasHints = !pageHints && task.hintsShown < block.hints.length;

  return (
    <Card
      as="section"
      aria-labelledby={title}
      className="@container p-3! not-compact:p-5! low:p-2!"
    >
      <div className={places.all}>
        <Goal
          block={block}
          headingId={title}
          isDone={isDone}
          hidesTitle={hidesTitle}
          className={hasResult && places.goalBesideCheck}
        />
        <div ref={circuit} className={clsx('min-w-0', places.circuit)}>
          <CircuitStrip
            label={block.title}
            state={strip}
            gates={block.gates}
            onEdit={edit}
            replay={watching.replay && stripReplayOf(watching.replay)}
          />
          {watching.replay && (
            <ReplaySteps
              replay={watching.replay}
              columns={columnsIn(strip.grid)}
              onReplay={watching.setReplay}
            />
          )}
        </div>
        {hasResult && !watching.replay && (
          <Result ref={result} grid={strip.grid} shows={block.result} isAwaited={isAwaited} />
        )}
        <Actions
          isAboveResult={hasResult}
          hintsShown={task.hintsShown}
          onCheck={() => void answer()}
          onHint={hasHints ? hint : undefined}
          onShowSaved={differsFromSaved ? showSaved : undefined}
        />
        {/* On a phone, the feedback comes right below the buttons that ask for it, before a table of chances. */}
        <div
          aria-live="polite"
          className={clsx(
            'col-span-full grid gap-2',
            task.feedback || task.hintsShown > 0 ? 'mt-1' : '-mt-2 not-compact:-mt-4',
          )}
        >
          <div ref={answers} className="grid gap-2 empty:hidden">
            <CheckedCircuit
              block={block}
              grid={strip.grid}
              pass={pass}
              feedback={task.feedback}
              watching={watching}
            />
          </div>
          {isStuck(task) && (
            <StuckOffer onHint={pageHints ? pageHints.ask : hasHints ? hint : undefined} />
          )}
          <HintList hints={block.hints} shown={task.hintsShown} newest={newestHint} />
        </div>
      </div>
    </Card>
  );
}

/** The current replay. An edit removes the feedback, and the replay with it. */
function useReplay({ feedback }: TaskProgress) {
  const [replay, setReplay] = useState<ShownReplay>();
  const told = feedback === 'passed' ? undefined : feedback?.example;
  const example = told?.found && { sentence: told.sentence, found: told.found };
  return { example, replay: example && replay, setReplay };
}

function useReportSolved(isDone: boolean, onSolved: TaskViewProps['onSolved']): void {
  const report = useEffectEvent(() => onSolved?.());
  useEffect(() => {
    if (isDone) report();
  }, [isDone]);
}

interface CheckedCircuitProps extends Pick<TaskViewProps, 'block' | 'pass'> {
  readonly grid: CircuitGrid;
  readonly feedback: TaskProgress['feedback'];
  readonly watching: ReturnType<typeof useReplay>;
}

/** The circuit with the result of the check, including a run with a wrong result. */
function CheckedCircuit({ block, grid, pass, feedback, watching }: CheckedCircuitProps) {
  const { example, replay, setReplay } = watching;
  return (
    <TaskFeedback
      feedback={feedback}
      success={block.success}
      pass={pass}
      renderExample={
        example &&
        ((isSaid) => (
          <Counterexample
            example={example}
            isSaid={isSaid}
            block={block}
            grid={grid}
            replay={replay}
            onReplay={setReplay}
          />
        ))
      }
    />
  );
}

interface GoalProps extends Pick<TaskViewProps, 'block' | 'hidesTitle'> {
  readonly headingId: string;
  readonly isDone: boolean;
  readonly className: string | false;
}

function Goal({ block, headingId, isDone, hidesTitle, className }: GoalProps) {
  return (
    <div className={clsx(places.goal, className)}>
      <h3
        id={headingId}
        className={clsx(
          hidesTitle ? 'sr-only' : 'flex items-center gap-2 text-xl low:text-lg',
          // A low window keeps its height for the things to do.
          !isDone && 'low:sr-only',
        )}
      >
        {isDone && <CircleCheck aria-label="Done:" className="size-6 text-good" />}
        {block.title}
      </h3>
      <p className="mt-1 compact:text-base compact:leading-snug not-compact:mt-2 low:mt-0">
        {block.goal}
      </p>
    </div>
  );
}

interface ActionsProps {
  readonly isAboveResult: boolean;
  readonly hintsShown: number;
  readonly onCheck: () => void;
  readonly onHint: (() => void) | undefined;
  readonly onShowSaved: (() => void) | undefined;
}

function Actions({ isAboveResult, hintsShown, onCheck, onHint, onShowSaved }: ActionsProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-start gap-2',
        places.check,
        isAboveResult ? places.checkAboveResult : places.checkBelowGoal,
      )}
    >
      <Button className="low:px-4" onClick={onCheck}>
        Check
      </Button>
      {onHint && (
        <Button variant="quiet" className="low:px-3" onClick={onHint}>
          <Lightbulb aria-hidden /> {hintsShown === 0 ? 'Hint' : 'Next hint'}
        </Button>
      )}
      {onShowSaved && (
        <Button variant="quiet" onClick={onShowSaved}>
          <CircleCheck aria-hidden /> Show What I Built
        </Button>
      )}
    </div>
  );
}

interface ResultProps extends LiveResultProps {
  readonly ref: Ref<HTMLDivElement>;
  /** True if a guess waits for the result. */
  readonly isAwaited: boolean;
}

function Result({ ref, grid, shows, isAwaited }: ResultProps) {
  return (
    <div
      ref={ref}
      className={clsx(
        // On a phone, Check comes before a table that would push it out of sight.
        wiresIn(grid) > 1 && 'max-sm:order-last',
        places.result,
      )}
    >
      {isAwaited ? <AfterCheck /> : <LiveResult grid={grid} shows={shows} />}
    </div>
  );
}

/** The message in place of the result, while a guess waits for the result. */
function AfterCheck() {
  return (
    <p className="self-start rounded-card border border-dashed border-control p-4 text-sm text-ink-soft">
      Build it and press Check. Then the chances come up here.
    </p>
  );
}

interface LiveResultProps {
  readonly grid: CircuitGrid;
  readonly shows: BlockOf<'task'>['result'];
}

/** The circuit's result for its start. */
function LiveResult({ grid, shows }: LiveResultProps) {
  const cells = grid.rows.flat();
  if (shows === 'bits') return <EndBits outcomes={outcomesOf(grid)} />;
  const isOneQubit = wiresIn(grid) === 1 && !cells.includes(measure);
  return isOneQubit ? (
    <SignedBars amplitudes={oneQubitAmplitudes(grid)} />
  ) : (
    <OutcomeBars outcomes={outcomesOf(grid)} />
  );
}
