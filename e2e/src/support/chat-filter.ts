/** The filter of the chat, to choose messages that it asks about. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createJudge } from '@qubloom/moderation';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(`@qubloom/moderation/model/${file}`));

/**
 * Messages that may hurt or find somebody, or may not. All are too long to be read together with earlier ones. The
 * filter learns, so it does not ask about each of them.
 */
const doubtful = [
  'you are kind of weird you know',
  'we can talk on discord instead',
  'you are a bit of a show-off',
  'you always get everything wrong',
  'you never know anything about it',
  'you are worse than my little brother',
  'you are really quite weird today',
  'why are you always so mean to us',
  'you are kind of mean sometimes',
  'it is all your fault again, you know',
  'you are not very good at anything',
  'I do not want to play with you',
  'you make me so angry right now',
  'we could play on discord later',
  'do you play roblox after school',
  'nobody can understand what you write',
  'you cheat at this all the time',
  'I think that you always cheat',
  'you are the worst at building circuits',
  'you are acting like a baby again',
  'you talk way too much all the time',
  'my school is the one by the river',
];

/** Returns different messages that the filter asks about. */
export function messagesToAskAbout(count: number): readonly string[] {
  const { judge } = createJudge(read('words.txt').toString(), read('weights.bin'));
  const found = doubtful.filter((text) => judge(text).decision === 'ask');
  if (found.length < count) throw new Error('The list holds too few messages in doubt.');
  return found.slice(0, count);
}
