export { createJudge, type Judge, type JudgeOptions, type Verdict } from './judge.ts';
export { kinds, type Kind } from './kinds.ts';
export { seenText } from './letters.ts';
