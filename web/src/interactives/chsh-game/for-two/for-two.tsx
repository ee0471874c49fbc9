/** The CHSH game for two people in a room. Each sees only one card. */
import { maxGameRounds, percent, type GamePlayer, type SharedGame } from '@qubloom/contract';
import { Dices, Eye } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { NumberTable } from '../../../ui/display/number-table.tsx';
import {
  dealt,
  finished,
  placeOf,
  scoresOf,
  type FinishedRound,
  type Score,
} from './for-two-state.ts';

const names: Readonly<Record<GamePlayer, string>> = { alice: 'Alice', bob: 'Bob' };
const otherOf = (player: GamePlayer): GamePlayer => (player === 'alice' ? 'bob' : 'alice');

export interface ChshForTwoProps {
  readonly shared: SharedGame;
  /** The learner who uses this page. */
  readonly selfId: number;
  /** The learners who are in the room now. */
  readonly people: readonly { readonly id: number; readonly username: string }[];
}

export function ChshForTwo({ shared, selfId, people }: ChshForTwoProps) {
  const work = useSyncExternalStore(shared.subscribe, shared.work);
  const { seed, rounds, seats } = work;
  const role = seats.alice === selfId ? 'alice' : seats.bob === selfId ? 'bob' : 'nobody';
  /** Returns the name of another learner who has this seat and is still in the room. */
  const takenBy = (player: GamePlayer) =>
    people.find(({ id }) => id === seats[player] && id !== selfId)?.username;
  const optionOf = (player: GamePlayer) => {
    const name = takenBy(player);
    return {
      value: player,
      label: name === undefined ? names[player] : `${names[player]}: ${name}`,
      isDisabled: name !== undefined,
    };
  };
  const at = rounds.length - 1;
  const before = at > 0 ? finished(seed, at - 1, rounds[at - 1] ?? {}) : null;
  const scores = scoresOf(work);
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="max-w-[65ch]">
        Each of you gets a card, 0 or 1, and sees only their own. Give the same answer and you win.
        Only when <b>both</b> cards are 1, your answers have to differ. Keep your card to yourself
        till the round is over!
      </p>
      <Choices
        label="Who are you?"
        options={[optionOf('alice'), optionOf('bob'), { value: 'nobody', label: 'I watch' }]}
        chosen={role}
        onChoose={(chosen) => shared.sit(selfId, chosen === 'nobody' ? null : chosen)}
      />
      <div aria-live="polite" className="flex flex-col gap-3">
        {before && <LastRound round={before} number={at} />}
        {role !== 'nobody' && <YourTurn shared={shared} role={role} />}
      </div>
      <NumberTable
        caption="Score"
        head={['How', 'Rounds', 'Won', 'Share']}
        rows={[
          ['Your own answers', ...cellsOf(scores.own)],
          ['Looks at the pair', ...cellsOf(scores.pair)],
        ]}
      />
      <Button
        size="small"
        variant="secondary"
        className="self-start"
        onClick={() => shared.start(Math.floor(Math.random() * 1_000_000))}
      >
        <Dices aria-hidden="true" />
        New game for all
      </Button>
    </div>
  );
}

interface YourTurnProps {
  readonly shared: SharedGame;
  readonly role: GamePlayer;
}

function YourTurn({ shared, role }: YourTurnProps) {
  const { seed, rounds } = shared.work();
  const at = rounds.length - 1;
  const round = rounds[at] ?? {};
  const { asked, pair } = dealt(seed, at);
  if (round.alice && round.bob && rounds.length >= maxGameRounds) {
    return <p>That’s {maxGameRounds} rounds. Start a new game to go on.</p>;
  }
  const mine = round[role];
  if (mine) {
    return (
      <p>
        Round {at + 1}: you answered <b className="font-mono">{mine.bit}</b>. Now it’s{' '}
        {names[otherOf(role)]}’s turn.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-lg">
        Round {at + 1}. {names[role]}, your card is{' '}
        <b className="font-mono text-2xl">{asked[placeOf(role)]}</b>
      </p>
      <div className="flex flex-wrap gap-3">
        {([0, 1] as const).map((bit) => (
          <Button key={bit} onClick={() => shared.answer(role, { bit, way: 'own' })}>
            Answer {bit}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => shared.answer(role, { bit: pair[placeOf(role)], way: 'pair' })}
        >
          <Eye aria-hidden="true" />
          Look at my half of the pair
        </Button>
      </div>
    </div>
  );
}

function LastRound({ round, number }: { readonly round: FinishedRound; readonly number: number }) {
  const { asked, answers, isWon } = round;
  return (
    <p className="rounded-control bg-sunken px-4 py-2.5">
      Round {number}: Alice had card {asked[0]} and said {answers[0]}. Bob had card {asked[1]} and
      said {answers[1]}. <b>{isWon ? 'You win it.' : 'Not this one.'}</b>
    </p>
  );
}

function cellsOf({ played, won }: Score): readonly string[] {
  const share = played === 0 ? '–' : percent(won / played);
  return [String(played), String(won), share];
}
