/**
 * A box with a lamp maps a bit to a bit by one of four rules. One question with a mix shows whether the lamp does
 * the same for both bits. Source: Deutsch, 1985; in this form Nielsen and Chuang, 1.4.3.
 */
import {
  circuit,
  probabilityOf,
  smallStateAfter,
  type CircuitBuilder,
  type Random,
} from '@qubloom/quantum';

export type Bit = 0 | 1;
export type Rule = 'always-0' | 'always-1' | 'copy' | 'flip';
/** `same`: the lamp does the same for 0 and for 1. */
export type Kind = 'same' | 'different';

export const rules: readonly Rule[] = ['always-0', 'always-1', 'copy', 'flip'];

export const ruleText: Readonly<Record<Rule, string>> = {
  'always-0': 'the lamp is always off',
  'always-1': 'the lamp is always on',
  copy: 'the lamp is on for 1',
  flip: 'the lamp is on for 0',
};

export interface Question {
  readonly asked: Bit | 'mix';
  readonly answer: Bit;
}

export interface BlackBox {
  readonly rule: Rule;
  readonly questions: readonly Question[];
  readonly guess: Kind | null;
}

export function newBlackBox(random: Random): BlackBox {
  return { rule: rules[random.nextUint32() % rules.length] ?? 'copy', questions: [], guess: null };
}

/** The input is q0 and the lamp is q1. The lamp changes if the rule says so. */
function actBy(rule: Rule, builder: CircuitBuilder): CircuitBuilder {
  if (rule === 'always-1' || rule === 'flip') builder.x(1);
  if (rule === 'copy' || rule === 'flip') builder.cx(0, 1);
  return builder;
}

/** Returns the lamp's state for a plain bit. */
export function lampFor(rule: Rule, input: Bit): Bit {
  const builder = circuit(2);
  if (input === 1) builder.x(0);
  const state = smallStateAfter(actBy(rule, builder).build());
  return probabilityOf(state, { 1: 1 }) > 0.5 ? 1 : 0;
}

/** Returns the exact probability that the input shows 1 after one question with a mix and a minus in the lamp. */
export function probabilityAfterMix(rule: Rule): number {
  const asked = actBy(rule, circuit(2).h(0).x(1).h(1)).h(0).build();
  return probabilityOf(smallStateAfter(asked), { 0: 1 });
}

export function withQuestion(box: BlackBox, asked: Question['asked']): BlackBox {
  if (box.guess !== null) return box;
  const answer =
    asked === 'mix' ? (probabilityAfterMix(box.rule) > 0.5 ? 1 : 0) : lampFor(box.rule, asked);
  return { ...box, questions: [...box.questions, { asked, answer }] };
}

export function withGuess(box: BlackBox, guess: Kind): BlackBox {
  return box.guess === null ? { ...box, guess } : box;
}

export function kindOf(rule: Rule): Kind {
  return lampFor(rule, 0) === lampFor(rule, 1) ? 'same' : 'different';
}

/** Returns true if the questions so far determine the answer. */
export function isSure({ questions }: BlackBox): boolean {
  const asked = new Set(questions.map((question) => question.asked));
  return asked.has('mix') || (asked.has(0) && asked.has(1));
}

export function questionText({ asked, answer }: Question): string {
  if (asked === 'mix') {
    return answer === 0
      ? 'Asked with a mix: the qubit came back as 0, so the lamp does the same for both.'
      : 'Asked with a mix: the qubit came back as 1, so the lamp does something different.';
  }
  return `Asked ${asked}: the lamp is ${answer === 1 ? 'on' : 'off'}.`;
}

export function isGuessRight({ guess, rule }: BlackBox): boolean {
  return guess === kindOf(rule);
}

export function verdictText(box: BlackBox): string {
  const { guess, rule, questions } = box;
  if (guess === null) return '';
  const asked = questions.length;
  const count = asked === 1 ? 'one question' : `${asked === 0 ? 'no' : asked} questions`;
  const care = isSure(box) ? `You could be sure, with ${count}.` : `That was luck, with ${count}.`;
  return isGuessRight(box)
    ? `Yes: ${ruleText[rule]}. ${care}`
    : `Not quite: ${ruleText[rule]}. You had asked ${count}.`;
}
