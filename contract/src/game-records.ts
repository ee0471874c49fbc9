/** A learner's longest runs in the games against Qubi. They belong to the account and pay nothing. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { interactives } from './interactives/interactives.ts';
import { longestRun, rematchGames, rematchLevels } from './interactives/rematches.ts';
import * as routes from './routes.ts';

const run = z.number().int().min(1, 'A run has at least one win.').max(longestRun);

/** See `RunRecord`. */
const recordShape = {
  day: z.iso.date('That is not a day.'),
  dayBest: run,
  beforeBest: run.nullable(),
};

const game = z.enum(rematchGames, 'That game does not exist.');

export const GameRecord = z.object({ game, level: z.literal(rematchLevels), ...recordShape });
export type GameRecord = z.infer<typeof GameRecord>;

/** The level is read as in the game's address. */
const GameParams = z
  .object({ game, level: z.string() })
  .transform(({ game: name, level: written }, context) => {
    const level = interactives[name].properties.level.fromText?.(written);
    const known = rematchLevels.find((one) => one === level);
    if (known !== undefined) return { game: name, level: known };
    context.addIssue({ code: 'custom', path: ['level'], message: 'That level does not exist.' });
    return z.NEVER;
  });

export const gameRecords = {
  list: endpoint({
    ...routes.gameRecords.list,
    summary: "The learner's longest runs, one row for each game and level that was won.",
    reply: z.array(GameRecord),
    errors: ['not-signed-in'],
  }),
  save: endpoint({
    ...routes.gameRecords.save,
    summary:
      "Merge a device's record into the learner's. The better run wins. The reply is the merged record.",
    params: GameParams,
    body: z.strictObject(recordShape),
    reply: GameRecord,
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
};
